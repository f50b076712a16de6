/**
 * Loads the typeface once a page is complete, for later pages: on a slow network the first page's text would wait for
 * it. That it was loaded is stored for the script in the page (before-paint.js).
 */
const { classList, dataset } = document.documentElement;

async function fetchTypeface(address: string): Promise<void> {
  try {
    await new FontFace('Literata', `url(${address})`).load();
    localStorage.setItem('typeface', address);
  } catch {
    // Without a network, or where storage is blocked, the next page tries again.
  }
}

if (!classList.contains('typeface') && dataset.typeface) {
  const { typeface } = dataset;
  addEventListener('load', () => fetchTypeface(typeface));
}
