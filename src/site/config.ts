import { createUrls } from '../addresses/urls.ts';
import { contentDir } from '../content-folder/location.ts';
import { loadSite } from '../content-folder/site.ts';

/** The addresses of this site, under the base path that it is built for. */
export const urls = createUrls(import.meta.env.BASE_URL);

/**
 * The addresses of this site with their origin, for what leaves the site: feeds, metadata, texts to be read elsewhere.
 */
export const absoluteUrls = createUrls(new URL(urls.home, import.meta.env.SITE).href);

/** The names of this site and its game. */
export const site = loadSite(contentDir);
