// Runs inline in the page before its first paint, so that no colour or position changes after that.
{
  const root = document.documentElement;
  root.classList.add('js');
  // Where the page's script cannot be loaded, the page is shown as one without scripts, and says so.
  const withoutScript = ({ target }) => target.type === 'module' && root.classList.remove('js');
  document.addEventListener('error', withoutScript, true);
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    // A returning reader will get a line at the top: see since-visit.ts.
    const wasHere = localStorage.getItem('visit') ?? localStorage.getItem('visit-off');
    if (wasHere !== null) root.classList.add('returning');
    // An earlier page has loaded the typeface, so that no text waits for it: see typeface.ts.
    const { typeface } = root.dataset;
    if (localStorage.getItem('typeface') === typeface) {
      root.classList.add('typeface');
      const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: typeface };
      document.head.append(Object.assign(document.createElement('link'), preload));
    }
  } catch {}
}
