// Rooms: contract, app/startup
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePolicy } from '@tally/contract/page/pagePolicy';
import { isFromPictureHost, type PictureHosts } from '@tally/contract/page/pictureHosts';
import { launch, picturesShown } from '../browser';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const origin = 'https://tally.example';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const addresses = [
  'https://cdn.example.com/a',
  'https://CDN.example.com:443/a',
  'https://cdn.example.com./a',
  'https://cdn.example.com:8443/a',
  'https://cdn.example.com.evil.example/a',
  'https://evil.cdn.example.com/a',
  'https://evilcdn.example.com/a',
  'https://example.com/a',
  'https://cdn.ex\u0430mple.com/a',
  'https://evil.example/?https://cdn.example.com/a',
];

/** Which of the addresses a page under the policy of these hosts shows; every server has a picture. */
async function shownBy(pictureHosts: PictureHosts): Promise<string[]> {
  const context = await chrome.newContext();
  const policy = pagePolicy({ nonce: 'n', scriptHashes: [], apiOrigin: undefined, pictureHosts });
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html>',
        })
      : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const shown = await picturesShown(page, [...addresses, '/own.svg']);
  await context.close();
  expect(shown.pop()).toBe(true);
  return addresses.filter((_, index) => shown[index]);
}

it.each([[['cdn.example.com']], [['evil.example', 'cdn.example.com.evil.example']], [undefined]])(
  'a browser shows with %j exactly the pictures that the catalogue takes (APPS-7)',
  async (hosts) => {
    expect(await shownBy(hosts)).toEqual(addresses.filter((address) => isFromPictureHost(address, hosts)));
  },
);
