import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { expect, it } from 'vitest';
import { intentLink } from '../../platform/links';
import { createTestApp } from '../../testing/testApp';
import { appsListOf, promotionsPath } from './appsType';
import { openLink } from '../../host/openLink';

const store = 'https://play.google.com/store/apps/details?id=com.shop';

it('"query type=2 hot apps, type=3 another list" (ROUTE-8)', () => {
  expect([null, '1', '2', '3', '4', '2x', ''].map(appsListOf)).toEqual([1, 1, 2, 3, 1, 1, 1]);
});

it('the promotions have a place of their own (APPS-5)', () => {
  expect(appsListOf(new URL(promotionsPath, 'https://a.example').searchParams.get('type'))).toBe('promo');
});

it('a safe link is wrapped in the scheme of the app (APPS-2)', () => {
  expect(intentLink('tally', store)).toBe(`tally://open?url=${encodeURIComponent(store)}`);
});

it.each(['', 'javascript', 'JavaScript', 'data', 'file', 'intent', 'https', 'content', 'ta lly', 'x:', 'app\n'])(
  'a scheme that could do harm is refused: %j',
  (scheme) => {
    expect(intentLink(scheme, store)).toBeUndefined();
  },
);

it('a link that may not be opened is not wrapped either', () => {
  expect(intentLink('tally', 'javascript:alert(1)')).toBeUndefined();
});

it('without a host the link itself is opened', async () => {
  const { store: app, services } = createTestApp({ getAppSettings: exampleAppSettings });
  await app.dispatch(openLink(store));
  expect(services.navigated).toEqual([store]);
});

it('a hostile link opens nothing and says so (S4) (APPS-6)', async () => {
  const { store: app, services } = createTestApp({ getAppSettings: exampleAppSettings });
  await app.dispatch(openLink('intent://evil#Intent;end'));
  expect(services.navigated).toEqual([]);
  expect(app.getState().overlays.toast?.kind).toBe('links.openFailed');
});
