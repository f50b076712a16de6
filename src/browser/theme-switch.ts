import { keep } from './kept.ts';

/** Switches between light and dark, and keeps the choice on this device. */
class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      const root = document.documentElement;
      const shown =
        root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
      keep('theme', root.dataset.theme);
    });
    // Another tab may choose otherwise, and a page from the browser's cache is as it was left before a later one did.
    for (const moment of ['storage', 'pageshow']) addEventListener(moment, showKept);
  }
}

function showKept(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Where storage is barred nothing is kept.
  }
}

customElements.define('theme-switch', ThemeSwitch);
