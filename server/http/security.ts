import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { pagePolicy } from '@tally/contract/pagePolicy';
import type { PagePolicy } from '@tally/contract/pagePolicy';

/**
 * The content security policy of the app.
 *
 * @param framedBySelf a page of ours is framed nowhere, except by the QA page of a demo server
 */
export const appPolicy = ({ framedBySelf, ...page }: PagePolicy & { readonly framedBySelf: boolean }): string =>
  `${pagePolicy(page)}; frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`;

/** The QA page frames the app. */
export const hostPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'";

/** Storybook writes scripts and frames of its own; it is served by demo servers only. */
export const storybookPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'";

/** Nothing may run in what isn't a page. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The service worker runs without a page: its policy is its own, and it fetches the app's page and files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Headers of every answer. What a handler has set itself stays: pages have a policy of their own, and pictures may be shown by
 * the origins that make the calls.
 */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  originAgentCluster: false,
  // Said by the policy, or meant for browsers older than the app's.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** An answer is kept nowhere unless its handler says so. */
export const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
};
