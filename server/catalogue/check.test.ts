// @vitest-environment node
import { markets } from '@tally/contract/market/codes';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './check';

const demo = (market: string): string =>
  readFileSync(new URL(`../demo/catalogue.${market}.json`, import.meta.url), 'utf8');

/** The demo's Indonesian catalogue with a change applied. */
function changed(change: (file: Record<string, Record<string, unknown>[] & Record<string, unknown>>) => void): string {
  const file = JSON.parse(demo('id')) as Parameters<typeof change>[0];
  change(file);
  return JSON.stringify(file);
}

/** The error message of a catalogue that is refused. */
function refusalOf(text: string, hosts?: PictureHosts): string {
  try {
    parseCatalogue(text, 'mine.json', hosts);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('a catalogue file (OPS-10)', () => {
  it.each(markets)('the catalogue file of the demo is right: %s', (market) => {
    expect(parseCatalogue(demo(market), 'demo', ['cdn.example.com'])).toEqual(JSON.parse(demo(market)));
  });

  it.each([
    [
      'a link that is not https',
      changed((file) => Object.assign(file['moreApps']?.[2] ?? {}, { link: 'http://partner.example' })),
      'moreApps[2].link: must be an https link',
    ],
    [
      'a script as a link',
      changed((file) => Object.assign(file['apps']?.[0] ?? {}, { storeUrl: 'javascript:alert(1)' })),
      'apps[0].storeUrl: must be an https link',
    ],
    [
      'a link with a name and password',
      changed((file) => Object.assign(file['apps']?.[0] ?? {}, { appBaseUrl: 'https://me:secret@shop.example' })),
      'apps[0].appBaseUrl: must be an https link',
    ],
    [
      'a picture from elsewhere on the server',
      changed((file) => Object.assign(file['luckyApps']?.[1] ?? {}, { appIcon: '/demo/reset' })),
      'luckyApps[1].appIcon: must be an https link, or a picture of this server',
    ],
    [
      'an unknown field',
      changed((file) => Object.assign(file['luckyApps']?.[0] ?? {}, { taskId: 7 })),
      'luckyApps[0].taskId: no such field',
    ],
    ['an unknown list', changed((file) => Object.assign(file, { coldApps: [] })), 'coldApps: no such field'],
    ['a missing field', changed((file) => delete file['apps']?.[0]?.['appIntent']), 'apps[0].appIntent: is missing'],
    [
      'a text that is too long',
      changed((file) => Object.assign(file['apps']?.[0] ?? {}, { appName: 'x'.repeat(121) })),
      'apps[0].appName: longer than 120',
    ],
    [
      'a text of another market',
      changed((file) => Object.assign(file['moreApps']?.[0]?.['headline'] as object, { pt_br: 'Oi' })),
      'moreApps[0].headline.pt_br: no such field',
    ],
    ['a locale without its text', changed((file) => delete file['share']?.['en']), 'share.en: is missing'],
    ['no app', changed((file) => Object.assign(file, { apps: [] })), 'apps: '],
    [
      'a lucky app twice',
      changed((file) => file['luckyApps']?.push({ ...file['luckyApps'][0] })),
      'luckyApps[9].appPkgName: com.partner.harvesthero is there already',
    ],
    [
      'a mark of a wallet that the market does not have',
      changed((file) => Object.assign(file, { walletIcons: [{ type: 'GCash', icon: '/event/v1/app/img?img=a' }] })),
      'walletIcons[0].type: ',
    ],
    [
      "a wallet's mark twice",
      changed((file) =>
        Object.assign(file, { walletIcons: Array(2).fill({ type: 'OVO', icon: '/event/v1/app/img?img=a' }) }),
      ),
      'walletIcons[1].type: OVO is there already',
    ],
    [
      "a wallet's mark that is no link",
      changed((file) => Object.assign(file, { walletIcons: [{ type: 'OVO', icon: 'data:image/png;base64,AA==' }] })),
      'walletIcons[0].icon: must be an https link, or a picture of this server',
    ],
    ['another market', changed((file) => Object.assign(file, { market: 'fr' })), 'market: '],
    [
      'hot apps outside Indonesia',
      JSON.stringify({
        ...(JSON.parse(demo('ph')) as object),
        hotApps: (JSON.parse(demo('ph')) as { moreApps: unknown[] }).moreApps,
      }),
      'hotApps: only Indonesia has hot apps',
    ],
    ['no object', '[]', 'market: is missing'],
  ])('%s is refused with its path', (_, text, message) => {
    expect(refusalOf(text)).toContain(`mine.json is not a catalogue; nothing was changed:\n  ${message}`);
  });

  /** A catalogue with this picture in every place that shows one. */
  const withPicture = (picture: string): string =>
    JSON.stringify(
      JSON.parse(demo('id'), (field, value: unknown) =>
        /^(icon|image|appIcon|shareImg)$/.test(field) ? picture : value,
      ),
    );
  const placesOfPictures = demo('id').match(/"(icon|image|appIcon|shareImg)":/g)?.length ?? 0;

  it.each(['https://cdn.example.com/a.png', 'https://lh3.googleusercontent.com:443/a', '/event/v1/app/img?img=a'])(
    'a catalogue file may show the picture %s in every list (APPS-7)',
    (picture) => {
      expect(refusalOf(withPicture(picture), ['cdn.example.com', 'lh3.googleusercontent.com'])).toBe('accepted');
    },
  );

  it.each([
    ['https://evil.example/a.png', 'evil.example'],
    ['https://cdn.example.com.evil.example/a.png', 'cdn.example.com.evil.example'],
    ['https://evil.cdn.example.com/a.png', 'evil.cdn.example.com'],
    ['https://cdn.example.com./a.png', 'cdn.example.com.'],
    ['https://cdn.example.com:8443/a.png', 'cdn.example.com:8443'],
    ['https://cdn.ex\u0430mple.com/a.png', 'cdn.xn--exmple-4nf.com'],
  ])('a catalogue file never shows %j in any list, and says its host (APPS-7)', (picture, host) => {
    const refusal = refusalOf(withPicture(picture), ['cdn.example.com']);
    expect(refusal).toContain(`  apps[0].appIcon: PICTURE_HOSTS does not name ${host}\n`);
    const more = Number(/and (\d+) more$/.exec(refusal)?.[1] ?? 0);
    expect(refusal.split('PICTURE_HOSTS does not name').length - 1 + more).toBe(placesOfPictures);
    expect(refusalOf(withPicture(picture))).toBe('accepted');
  });

  it.each([
    'https://cdn.example.com@evil.example/a.png',
    'https://evil.example\\@cdn.example.com/a.png',
    'https://me@cdn.example.com/a.png',
    'http://cdn.example.com/a.png',
    'data:image/png;base64,AA==',
    '//cdn.example.com/a.png',
  ])('a catalogue file never shows %j, whatever hosts are named (APPS-6, APPS-7)', (picture) => {
    for (const hosts of [undefined, ['cdn.example.com']])
      expect(refusalOf(withPicture(picture), hosts)).toContain('apps[0].appIcon: must be an https link, or a picture');
  });

  it('a catalogue file tells every problem, and not more than can be read', () => {
    expect(refusalOf(changed((file) => Object.assign(file, { adConfigs: Array(60).fill({}) })))).toMatch(
      /adConfigs\[0\]\.source: is missing\n {2}adConfigs\[0\]\.app_id: is missing[^]*and \d+ more$/,
    );
  });

  it('a catalogue file that is no JSON is refused in a sentence', () => {
    expect(refusalOf('{"market":')).toMatch(/^mine\.json is not JSON: /);
  });
});
