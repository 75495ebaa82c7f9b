import 'svelte/elements';

declare module 'svelte/elements' {
  interface DOMAttributes<T extends EventTarget> {
    /** A small place in this part was tapped, and the part marked with `data-magnifies` is to be brought near. */
    onmagnify?: (event: CustomEvent<Element> & { currentTarget: T }) => void;
  }
}
