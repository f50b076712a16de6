/** Switches between light and dark, and keeps the choice on this device. */
class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      const root = document.documentElement;
      const shown =
        root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
      try {
        localStorage.setItem('theme', root.dataset.theme);
      } catch {
        // Where storage is barred the choice holds for this page.
      }
    });
  }
}

customElements.define('theme-switch', ThemeSwitch);
