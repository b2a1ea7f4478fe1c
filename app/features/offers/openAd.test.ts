import { homeAds } from '@tally/contract/fixtures/offers';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/testApp';
import { openAd } from './openAd';

it('a tap opens the item at its place, and the page reports a click where the item asks for it (ADS-8)', async () => {
  const { requests, services, store } = createTestApp({ postPlaceReport: null });
  const [ad] = homeAds;
  if (!ad) throw new Error('The examples hold no ad.');
  store.dispatch(openAd({ ...ad, id: 1, needReport: false }));
  store.dispatch(openAd({ ...ad, id: 2, needReport: true }));
  expect(services.navigated).toEqual([ad.link, ad.link]);
  await expect.poll(() => requests.length).toBe(1);
  const query = new URL(requests[0]?.url ?? '').searchParams;
  expect([query.get('action'), query.get('optId')]).toEqual(['click', '2']);
});

it('a link that may not be opened is not opened, and said to be so (APPS-6)', () => {
  const { services, store } = createTestApp({ postPlaceReport: null });
  const [ad] = homeAds;
  if (!ad) throw new Error('The examples hold no ad.');
  store.dispatch(openAd({ ...ad, needReport: false, link: 'javascript:alert(1)' }));
  expect(services.navigated).toEqual([]);
  expect(store.getState().overlays.toast?.kind).toBe('links.openFailed');
});
