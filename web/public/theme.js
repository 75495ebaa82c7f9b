// Before the first paint: the theme that was chosen, else that of the system, so that nothing flashes.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('perankh.settings') || '{}').theme;
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
