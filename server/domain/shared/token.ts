import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates a bearer token of 64 characters, more than the 50 that a login requires. */
export const newToken = (): string => randomBytes(48).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Hashes a token; the database stores only the hash. */
export const hashToken = (token: string): string => digest(token).toString('base64url');

/** Compares two secrets in constant time. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
