import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Where a page of ours may be framed: nowhere, except by the QA page of a demo server. */
export interface PagePolicy {
  readonly nonce: string;
  /** `'sha256-...'` of the inline scripts of the page. */
  readonly scriptHashes: readonly string[];
  readonly framedBySelf: boolean;
}

/** The content security policy of the app (reliability S3). */
export const appPolicy = ({ nonce, scriptHashes, framedBySelf }: PagePolicy): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The QA page frames the app. */
export const hostPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'";

/** Storybook writes scripts and frames of its own; it is served by demo servers only. */
export const storybookPolicy = "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'";

/** Nothing may run in what isn't a page. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The hashes of a page's inline scripts; the page head starts the first call before any file has arrived. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/** Headers of every answer (reliability S2, S9). */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothingPolicy);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};
