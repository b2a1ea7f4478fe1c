import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { pagePolicy } from '@tally/contract/page/pagePolicy';
import type { PagePolicy } from '@tally/contract/page/pagePolicy';

/**
 * The content security policy of the app.
 *
 * @param framedBySelf whether our own pages may frame it: only the QA page of a demo server does
 */
export const appPolicy = ({ framedBySelf, ...page }: PagePolicy & { readonly framedBySelf: boolean }): string =>
  `${pagePolicy(page)}; frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`;

/** Content security policy of the QA page, which frames the app. */
export const hostPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'";

/** Content security policy of Storybook, which creates scripts and frames of its own; only demo servers serve it. */
export const storybookPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'";

/**
 * Content security policy of static pages beside the app, such as the one for older web views: text, styles and links,
 * no script.
 */
export const staticPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Content security policy of everything that is not a page: allows nothing. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of the service worker. It is not covered by the page's policy, and fetches the app's page and
 * files.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Default headers of every answer. Headers that a handler has set itself are kept: pages have policies of their own,
 * and pictures may be shown by the allowed origins.
 */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  originAgentCluster: false,
  // Covered by the content security policy, or only for browsers older than the app supports.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Sets `Cache-Control: no-store` unless the handler has set the header. */
export const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
};
