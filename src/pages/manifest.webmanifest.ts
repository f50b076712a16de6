import type { APIRoute } from 'astro';
import { pageNames } from '../addresses/page-names.ts';
import { describeSite } from '../publish/site-words.ts';
import { site, urls } from '../site/config.ts';
import { icons, paperColors } from '../site/icons.ts';

/** Lets a device install the site as an app. */
export const GET: APIRoute = () => {
  const installed = Object.entries(icons).filter(([, { shape }]) => shape !== 'square');
  const manifest = {
    id: urls.home,
    name: site.name,
    short_name: site.shortName,
    description: describeSite(site),
    lang: 'en',
    start_url: urls.home,
    scope: urls.home,
    display: 'standalone',
    // With the address in view, so that it can be shared, where a device supports that.
    display_override: ['minimal-ui'],
    background_color: paperColors.light,
    theme_color: paperColors.light,
    icons: installed.map(([name, { size, shape }]) => ({
      src: urls.file(`icons/${name}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'maskable' ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: 'Search', url: `${urls.home}#q` },
      { name: pageNames.changes, url: urls.changes },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: urls.file('icons/192.png'), sizes: '192x192' }] })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
