/** What of the origin is not the app's page (server/http): calls, the QA page, the workbench, what operators read. */
const notThePage = /^\/(event|demo|host|storybook|metrics|healthz|openapi)(\/|\.|$)/;
const namesFile = /\.(html?|js|mjs|css|json|map|webmanifest|svg|txt|xml|png|jpe?g|webp|ico|woff2)$/i;

/** Whether a request is for the app's page, for one of its files, or none of the worker's business. */
export function requestKind(request: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>, origin: string) {
  const { pathname, origin: requestOrigin } = new URL(request.url);
  if (request.method !== 'GET' || requestOrigin !== origin) return 'other';
  if (pathname.startsWith('/assets/')) return 'file';
  // A frame may get a page of its own (the QA page puts its host into it).
  const isPage = request.mode === 'navigate' && request.destination === 'document';
  return isPage && !notThePage.test(pathname) && !namesFile.test(pathname) ? 'page' : 'other';
}
