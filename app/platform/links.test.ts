import { describe, expect, it } from 'vitest';
import { safeLink, storeLink } from './links';

describe('only https and store links with a package id are opened (APPS-6)', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'intent://x#Intent;scheme=app;end',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    'http://plain.example',
    'https://user@evil.example',
    'https://a:b@evil.example',
    'https:\\\\evil.example',
    'https://good.example\u0000.evil',
    'market://details?id=',
    'market://details?id=a;b',
    'market://search?q=x',
    'market://details?id=com.a&url=javascript:1',
    'blob:https://x/1',
    'https:evil.example',
    '',
  ])('the link %j is refused', (link) => {
    expect(safeLink(link)).toBeUndefined();
  });
  it.each(['https://chat.example/c?x=1', 'market://details?id=com.demo.app'])('the link %s is opened', (link) => {
    expect(safeLink(link)).toBe(link);
  });
});

it('the store opens by its own scheme inside the phone app and by its web page outside (ENTRY-12)', () => {
  expect(storeLink('com.demo.app', true)).toBe('market://details?id=com.demo.app');
  expect(storeLink('com.demo.app', false)).toBe('https://play.google.com/store/apps/details?id=com.demo.app');
  expect(storeLink('com.demo&x=1', true)).toBeUndefined();
});
