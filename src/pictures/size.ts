/** Of the picture of a link, in pixels: twice the room that a chat gives it, so that it is sharp on any screen. */
export const pictureSize = { width: 800, height: 420 } as const;
