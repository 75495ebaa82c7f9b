declare module 'virtual:words' {
  type Lazy = () => Promise<{ default: import('./fluent').Messages }>;
  export const sets: Record<string, Record<'en' | 'de', Lazy>>;
}
