import { createUrls } from '../publish/urls.ts';

/** The addresses of this site, under the base path that it was built for. */
export const urls = createUrls(import.meta.env.BASE_URL);
