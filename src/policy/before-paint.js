// Stands in the page itself and runs before its first paint, so that nothing changes its colour or moves after that.
{
  const root = document.documentElement;
  root.classList.add('js');
  // Where the script of the page cannot be had, nothing on it moves: it is what it is without one, and says so.
  const withoutScript = ({ target }) => target.type === 'module' && root.classList.remove('js');
  document.addEventListener('error', withoutScript, true);
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    // There will be a line for who was here before: see since-visit.ts.
    const wasHere = localStorage.getItem('visit') ?? localStorage.getItem('visit-off');
    if (wasHere !== null) root.classList.add('returning');
    // An earlier page fetched the typeface, so that no text waits for it: see typeface.ts.
    const { typeface } = root.dataset;
    if (localStorage.getItem('typeface') === typeface) {
      root.classList.add('typeface');
      const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: typeface };
      document.head.append(Object.assign(document.createElement('link'), preload));
    }
  } catch {}
}
