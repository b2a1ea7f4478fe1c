/**
 * Paths of the origin that are not part of the app's page (server/http): API calls, the QA page, Storybook, and
 * operators' endpoints.
 */
const notThePage = /^\/(event|demo|host|storybook|metrics|healthz|openapi)(\/|\.|$)/;
const namesFile = /\.(html?|js|mjs|css|json|map|webmanifest|svg|txt|xml|png|jpe?g|webp|ico|woff2)$/i;

/** Whether a request is for the app's page, for one of its files, or not handled by the worker. */
export function requestKind(request: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>, origin: string) {
  const { pathname, origin: requestOrigin } = new URL(request.url);
  if (request.method !== 'GET' || requestOrigin !== origin) return 'other';
  if (pathname.startsWith('/assets/')) return 'file';
  // Only top-level documents: a frame may load another page (the QA page embeds its host).
  const isPage = request.mode === 'navigate' && request.destination === 'document';
  return isPage && !notThePage.test(pathname) && !namesFile.test(pathname) ? 'page' : 'other';
}
