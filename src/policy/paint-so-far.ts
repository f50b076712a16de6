/**
 * A script that does nothing, for a place in a page: a browser that comes to it waits for the style sheet, and then
 * paints what stands above before it reads on. What a reader came for is there sooner than all of a page would be.
 */
export const paintSoFar = '0';
