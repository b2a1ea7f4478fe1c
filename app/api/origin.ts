/**
 * Origin of all API calls and server pictures: the server that served the page, or the origin configured at build time
 * (`VITE_API_ORIGIN`).
 */
export const apiOrigin: string = (import.meta.env.VITE_API_ORIGIN as string | undefined) ?? location.origin;
