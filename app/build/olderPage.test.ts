import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it, vi } from 'vitest';
import { bcp47 } from '../../contract/market/codes';
import { policyOf } from '../screens/Privacy/policy';
import { olderPage, startOrOlder } from './olderPage';

/** Where the lines lead, on a web view with this much of the page and of the language. */
function lead(search: string, { language = 'de', head = '', at = true, path = '/' } = {}) {
  const replace = vi.fn<(to: string) => void>();
  const fillShell = vi.fn();
  const window = head ? { __tally: {} } : {};
  runInNewContext(at ? startOrOlder : `delete Array.prototype.at;${startOrOlder}`, {
    window,
    __tally: { fillShell },
    location: { search, href: `https://a.example${path}${search}`, replace },
    navigator: { language },
    document: { documentElement: { lang: head } },
  });
  return { to: replace.mock.calls[0]?.[0], started: fillShell.mock.calls.length };
}

describe('the lines that start home or lead to the page for older web views (ENTRY-22)', () => {
  it('run in every web view', () => {
    expect(() => parse(startOrOlder, { ecmaVersion: 5 })).not.toThrow();
  });
  it('start home where the head has run and the web view is new enough, and lead nowhere', () => {
    expect(lead('', { head: 'en' })).toEqual({ to: undefined, started: 1 });
  });
  it.each([
    ['?country=br&lang=pt&token=12345678901&uuid=12345678901', {}, '/older.html#pt'],
    ['?lang=in&token=12345678901', {}, '/older.html#id'],
    ['?lang=ID', {}, '/older.html#id'],
    ['?token=12345678901', { language: 'pt-BR' }, '/older.html#pt'],
    ['', { language: 'in-ID' }, '/older.html#id'],
    ['', { language: '' }, '/older.html#'],
    ['', { head: 'id-ID', at: false }, '/older.html#id'],
    ['?lang=en', { path: '/privacy-policy/tally' }, '/older.html#privacy'],
    ['?page=dataclear', {}, '/older.html#privacy'],
  ])('%s %j leads to %s, without token and device id (ENTRY-10)', (search, web, to) => {
    expect(lead(search, web)).toEqual({ to, started: 0 });
  });
});

describe('the page for older web views (ENTRY-22)', () => {
  const html = olderPage(policyOf);
  const page = new DOMParser().parseFromString(html, 'text/html');
  it('has each language under the name that the lines lead to, with the update, what is safe, and the policy', () => {
    const sections = [...page.querySelectorAll('section')];
    expect(sections.map(({ id, lang }) => [id, lang])).toEqual([
      ['en', bcp47.en],
      ['id', bcp47.id],
      ['pt', bcp47.pt_br],
    ]);
    for (const section of sections) {
      expect(section.textContent).toContain('Android System WebView');
      expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        'https://play.google.com/store/apps/details?id=com.google.android.webview',
        '#privacy',
      ]);
    }
    const policy = page.getElementById('privacy')?.textContent;
    expect(policy).toContain('What we collect');
    expect(policy).toContain('Penghapusan data');
    expect(policy).not.toContain('below');
  });
  it('needs no script, and sends nobody a referrer', () => {
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(html).toContain('name="referrer" content="no-referrer"');
  });
});
