/** Stands where code is on its way: nothing to see or hear, but whoever takes a picture can wait for it to go. */
export const suspenseFallback = <i hidden data-state="arriving" />;
