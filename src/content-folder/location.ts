/** The folder from which the site is built. Where a variable has no value, CI gives it an empty one. */
export const contentDir = process.env.CONTENT_DIR || 'content';
