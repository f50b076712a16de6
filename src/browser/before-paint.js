// Stands in the page itself and runs before its first paint, so that nothing changes its colour or moves after that.
document.documentElement.classList.add('js');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  // There will be a line for who was here before: see since-visit.ts.
  const wasHere = localStorage.getItem('visit') ?? localStorage.getItem('visit-off');
  if (wasHere !== null) document.documentElement.classList.add('returning');
} catch {}
