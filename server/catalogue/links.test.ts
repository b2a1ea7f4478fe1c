// @vitest-environment node
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { httpsLink } from './file';

it.each([
  'https://play.google.com/store/apps/details?id=com.shop',
  'https://10.example.com/a',
  'https://shop.example/%E2%80%AE',
  'https://203.0.113.7/a',
])('a link of the catalogue may be %s (APPS-6)', (link) => {
  expect(v.is(httpsLink, link)).toBe(true);
});

it.each([
  'http://shop.example/',
  'https://shop.example\\@evil.example/',
  'https:\\\\evil.example',
  'https://user@shop.example/',
  'https://:password@shop.example/',
  'https://localhost/',
  'https://localhost./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0.0.0.0/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://[::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://shop.example/\u202egnp.exe',
  'https://shop.example/\u2067a',
  'https://shop.example/a b',
  'https://shop.example/\u0007',
  'https://',
])('a link of the catalogue is never %j (APPS-6)', (link) => {
  expect(v.is(httpsLink, link)).toBe(false);
});
