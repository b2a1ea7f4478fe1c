/**
 * Where every call and every picture of the server is: the server that served the page, or the one that was named when
 * the app was built (`VITE_API_ORIGIN`).
 */
export const apiOrigin: string = (import.meta.env.VITE_API_ORIGIN as string | undefined) ?? location.origin;
