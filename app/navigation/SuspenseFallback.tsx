/** The fallback while code is loading: invisible and silent, but a test or picture can wait until it is gone. */
export const suspenseFallback = <i hidden data-state="suspense" />;
