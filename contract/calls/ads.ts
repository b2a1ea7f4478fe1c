import { endpoint } from '../api/endpoint';
import { market, nothing, packageName } from '../api/schemas';
import { adConfigs } from '../apps/ads';
import * as v from 'valibot';

export const getAdConfigs = endpoint({
  method: 'GET',
  path: '/app/adconfig',
  who: 'anyone',
  money: false,
  summary: 'Ad units of an app in a country',
  description: "Ad units that the page hands to the host's ad windows; the page caches them for three days.",
  query: v.object({ appPkgName: packageName, country: market }),
  body: nothing,
  reply: adConfigs,
});
