import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new bearer token: 64 characters, so longer than the 50 that a login needs. */
export const newToken = (): string => randomBytes(48).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Only the hash of a token is kept. */
export const hashToken = (token: string): string => digest(token).toString('base64url');

/** Compares two secrets in a time that says nothing about where they differ. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
