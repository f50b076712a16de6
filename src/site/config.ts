import { createUrls } from '../addresses/urls.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadSite } from '../content-folder/site.ts';

/** The addresses of this site, under the base path that it was built for. */
export const urls = createUrls(import.meta.env.BASE_URL);

/**
 * The addresses of this site with their origin, for what leaves the site: feeds, data about a page, texts to be read
 * elsewhere.
 */
export const absoluteUrls = createUrls(new URL(urls.home, import.meta.env.SITE).href);

/** What this site calls itself and its game. */
export const site = loadSite(contentDir);
