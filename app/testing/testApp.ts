import { en } from '@tally/locales/all';
import type { Market } from '@tally/contract/market/codes';
import { createApp, type CreatedApp } from '../createApp';
import { loadedTexts } from './loadedTexts';
import { fakeServer, type Replies } from './fakeServer';
import { createTestServices, type TestServices } from './testServices';

export interface TestApp extends CreatedApp {
  services: TestServices;
  /** Requests to the server, in order. */
  requests: Request[];
}

/** The app without pages, with a fake server and a clock that only tests advance. */
export function createTestApp(
  replies: Replies = {},
  {
    token = 't'.repeat(60),
    uuid = '',
    market = 'id',
    path = '/home',
    isPublic = false,
  }: { token?: string; uuid?: string; market?: Market; path?: string; isPublic?: boolean } = {},
): TestApp {
  const requests: Request[] = [];
  const services = createTestServices({ fetch: fakeServer(replies, requests) });
  const session = { pkgName: 'com.tally.rewards', market, locale: 'en', sdk: 815, appVersion: '1.0' } as const;
  const app = createApp({
    services,
    page: {},
    session: isPublic ? undefined : session,
    secrets: { ...(token && { token }), ...(uuid && { uuid }) },
    locale: 'en',
    ...loadedTexts(en),
    path,
  });
  return { ...app, services, requests };
}
