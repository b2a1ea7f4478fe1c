import type { AdConfig } from '@tally/contract/apps/ads';
import { describe, expect, it } from 'vitest';
import { chooseAdConfigs, windowPayload } from './adPayload';

const place = (source: AdConfig['source'], at: number, showType: AdConfig['showType'] = 'NATIVE'): AdConfig => ({
  source,
  app_id: 'app',
  placeId: `${source}-${showType}-${at}`,
  unitId: 'unit',
  showType,
});
const many = (source: AdConfig['source'], showType?: AdConfig['showType']) =>
  Array.from({ length: 8 }, (_, at) => place(source, at, showType));
const all = [...many('PANGLE'), ...many('MTG', 'NATIVE_AUTO'), ...many('PANGLE', 'REWARD'), ...many('MTG', 'REWARD')];
const count = (chosen: readonly AdConfig[]) => {
  const of = (source: AdConfig['source']) => chosen.filter((each) => each.source === source).length;
  return { pangle: of('PANGLE'), mtg: of('MTG') };
};

describe('ADS-4: up to 4 native Pangle (5 for check-in) plus 1 MTG; words up to 5 native from each source', () => {
  it.each([
    ['checkin', { pangle: 5, mtg: 1 }],
    ['lottery', { pangle: 4, mtg: 1 }],
    ['lucky', { pangle: 4, mtg: 1 }],
    ['ads', { pangle: 4, mtg: 1 }],
    ['quiz', { pangle: 4, mtg: 1 }],
    ['words', { pangle: 5, mtg: 5 }],
  ] as const)('%s', (kind, expected) => {
    const chosen = chooseAdConfigs(kind, all, 10, 815);
    expect(count(chosen)).toEqual(expected);
    expect(chosen.some(({ showType }) => showType === 'REWARD')).toBe(false);
  });

  it('a video window shows a rewarded place of each network', () => {
    const chosen = chooseAdConfigs('videoad', all, 10, 815);
    expect(chosen.map(({ placeId }) => placeId)).toEqual(['PANGLE-REWARD-0', 'MTG-REWARD-0']);
  });
});

describe('ADS-3, adShowType: 1 one ad, 2 two ads, 10 several (default)', () => {
  it.each([
    [1, 1],
    [2, 2],
    [10, 5],
    [0, 5],
    [7, 5],
  ])('%i shows %i', (adShowType, expected) => {
    expect(chooseAdConfigs('lottery', all, adShowType, 815)).toHaveLength(expected);
  });

  it('two ads are one of each network, or two of the only one', () => {
    expect(count(chooseAdConfigs('lottery', all, 2, 815))).toEqual({ pangle: 1, mtg: 1 });
    expect(count(chooseAdConfigs('lottery', many('PANGLE'), 2, 815))).toEqual({ pangle: 2, mtg: 0 });
  });
});

it('ADS-5: SDK 802 or lower gets no ads window', () => {
  expect([chooseAdConfigs('ads', all, 10, 802), chooseAdConfigs('ads', all, 10, 803).length]).toEqual([[], 5]);
});

it('the payload carries the five fields of a place and the show time of 3 s, nothing else (ADS-1, ADS-6)', () => {
  const more = { ...place('MTG', 1), secret: 'x' };
  expect(JSON.parse(windowPayload([more]))).toEqual({ ads: [place('MTG', 1)], showMs: 3000 });
});
