import config from '../../astro.config.mjs';

/** What the site is built by, with a cache of its own: builds of several tests go on at once. */
export default { ...config, cacheDir: process.env.CACHE_DIR };
