/** The little of a browser that modules ask for while they are loaded. */
const nothing = () => {};
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  localStorage: { getItem: () => null, setItem: nothing },
  document: { documentElement: { lang: 'en', dataset: {} } },
});
