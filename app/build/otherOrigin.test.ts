import { expect, it } from 'vitest';
import { apiOriginIn } from '../../contract/page/pagePolicy';
import { parseApiOrigin, parsePictureHosts } from './apiOrigin';
import { staticHostPage } from './staticHostPage';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
])('VITE_API_ORIGIN %j is %j', (named, origin) => {
  expect(parseApiOrigin(named)).toBe(origin);
});
it.each([
  'http://api.example.com',
  'api.example.com',
  'https://api.example.com/v1',
  'https://api.example.com?x',
  '/api',
])('VITE_API_ORIGIN %j is refused', (named) => {
  expect(() => parseApiOrigin(named)).toThrow('must be an origin');
});

it('a page for another origin names the API and brings a policy that allows it', async () => {
  const page = await staticHostPage(
    '<head>\n    <meta charset="utf-8" />\n    <script>first()</script></head>',
    'https://api.example.com',
    undefined,
  );
  expect(apiOriginIn(page)).toBe('https://api.example.com');
  expect(page).toContain("connect-src 'self' https://api.example.com;");
  expect(page).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
});

it('a page for another origin shows pictures only of the hosts the build names, or of any https host (APPS-7)', async () => {
  const page = (setting?: string) =>
    staticHostPage('<head><meta charset="utf-8" /></head>', 'https://api.example.com', parsePictureHosts(setting));
  expect(await page('cdn.example.com')).toContain(
    "img-src 'self' https://cdn.example.com data: https://api.example.com;",
  );
  expect(await page()).toContain("img-src 'self' https: data: https://api.example.com;");
  expect(() => parsePictureHosts('cdn.example.com" onload="x')).toThrow('PICTURE_HOSTS must be whole host names');
});

it('a page that has no place for the policy is refused', async () => {
  await expect(staticHostPage('<head></head>', 'https://api.example.com', undefined)).rejects.toThrow(
    'no <meta charset>',
  );
});
