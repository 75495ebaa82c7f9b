/** The house may be built anew while a page is open; parts that the page asks for later are gone then. */
export function reloadWhenRenewed(): void {
  addEventListener('vite:preloadError', async () => {
    const own = document.querySelector('script[type=module][src*="/assets/"]')?.getAttribute('src');
    // Without an answer it is the line that is broken: the page stays, and so does its notice.
    const page = await fetch('/', { cache: 'no-store' }).then((answer) => answer.text(), () => null);
    if (own && page && !page.includes(own)) location.reload();
  });
}
