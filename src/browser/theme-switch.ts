import { forget, keep } from './common/kept.ts';

/**
 * Switches between light and dark. The choice is kept on this device where it differs from the system's; otherwise the
 * page follows the system again.
 */
class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      const root = document.documentElement;
      const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const chosen = (root.dataset.theme ?? ofSystem) === 'dark' ? 'light' : 'dark';
      show(chosen === ofSystem ? null : chosen);
      if (chosen === ofSystem) forget('theme');
      else keep('theme', chosen);
    });
    // Another tab may have changed the choice, and so may a page after this one went into the back/forward cache.
    for (const moment of ['storage', 'pageshow']) addEventListener(moment, showKept);
  }
}

function showKept(): void {
  try {
    show(localStorage.getItem('theme'));
  } catch {
    // Where storage is blocked nothing is kept.
  }
}

function show(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  else delete dataset.theme;
}

customElements.define('theme-switch', ThemeSwitch);
