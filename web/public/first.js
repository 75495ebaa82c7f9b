// Before everything else, while the client is still on its way.

// The theme that was chosen, else that of the system, so that nothing flashes.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('perankh.settings') || '{}').theme;
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

// The table that the page opens with, where no secret goes with the question; lib/early.ts takes the answer.
(() => {
  const table = /^\/t\/([a-z0-9]{10})$/.exec(location.pathname)?.[1];
  try {
    if (!table || location.hash || sessionStorage.getItem(`perankh.links.${table}`)) return;
  } catch {
    return;
  }
  const ask = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/api/tables/${table}` });
  document.head.append(ask);
})();
