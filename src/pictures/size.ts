/** Size of the picture of a link in pixels: twice what chats show, so that it is sharp on any screen. */
export const pictureSize = { width: 800, height: 420 } as const;
