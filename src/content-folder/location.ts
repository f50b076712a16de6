/** The folder from which the site is built. */
export const contentDir = process.env.CONTENT_DIR ?? 'content';
