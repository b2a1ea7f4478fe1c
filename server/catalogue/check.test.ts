// @vitest-environment node
import { markets } from '@tally/contract/market';
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
function refusalOf(text: string): string {
  try {
    parseCatalogue(text, 'mine.json');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('a catalogue file', () => {
  it.each(markets)('of the demo is right: %s', (market) => {
    expect(parseCatalogue(demo(market), 'demo')).toEqual(JSON.parse(demo(market)));
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

  it('tells every problem, and not more than can be read', () => {
    expect(refusalOf(changed((file) => Object.assign(file, { adConfigs: Array(60).fill({}) })))).toMatch(
      /adConfigs\[0\]\.source: is missing\n {2}adConfigs\[0\]\.app_id: is missing[^]*and \d+ more$/,
    );
  });

  it('that is no JSON is refused in a sentence', () => {
    expect(refusalOf('{"market":')).toMatch(/^mine\.json is not JSON: /);
  });
});
