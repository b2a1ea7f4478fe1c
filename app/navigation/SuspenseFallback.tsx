/**
 * Suspense fallback while code is loading: invisible and silent, but detectable by tests and screenshots, which wait
 * until it is gone.
 */
export const suspenseFallback = <i hidden data-state="suspense" />;
