import { exampleAdConfigs } from '@tally/contract/fixtures/app';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/testApp';
import { cachedAdConfigs, loadAdConfigs } from './adConfigs';

const threeDays = 259_200_000;
const pkgName = 'com.tally.rewards';

it.each([
  ['1 ms younger than 3 days: used', threeDays - 1, 0],
  ['3 days old: fetched again', threeDays, 1],
  ['its time lies in the future: fetched again', -1, 1],
])('ad configs %s (ADS-2)', async (_, age, requested) => {
  const { store, services, requests } = createTestApp({ getAdConfigs: exampleAdConfigs });
  services.storage.set('adConfigs', JSON.stringify({ at: services.now() - age, pkgName, configs: exampleAdConfigs }));
  await store.dispatch(loadAdConfigs());
  expect(requests).toHaveLength(requested);
  expect(cachedAdConfigs(services, pkgName)).toEqual(exampleAdConfigs);
});

it.each([
  ['corrupt', '{"at":'],
  ['of another shape', JSON.stringify({ at: Date.UTC(2026, 0, 15, 5), pkgName, configs: 7 })],
  ['of another app', JSON.stringify({ at: Date.UTC(2026, 0, 15, 5), pkgName: 'com.other', configs: exampleAdConfigs })],
])('what is kept but %s is not used', (_, stored) => {
  const { services } = createTestApp();
  services.storage.set('adConfigs', stored);
  expect(cachedAdConfigs(services, pkgName)).toBeUndefined();
});
