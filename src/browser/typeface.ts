/**
 * Fetches the typeface once a page is whole, for the pages to come: on a slow network the text of the first would wait
 * for it. That it is there is kept for the script in the page (before-paint.js).
 */
const { classList, dataset } = document.documentElement;

async function fetchTypeface(address: string): Promise<void> {
  try {
    await new FontFace('Literata', `url(${address})`).load();
    localStorage.setItem('typeface', address);
  } catch {
    // Without a network, or where storage is barred, the next page tries again.
  }
}

if (!classList.contains('typeface') && dataset.typeface) {
  const { typeface } = dataset;
  addEventListener('load', () => fetchTypeface(typeface));
}
