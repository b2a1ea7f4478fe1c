import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { market, nothing, packageName, shortText } from '../api/schemas';

/** Ad networks that serve the ads. */
export const adSources = ['MTG', 'PANGLE'] as const;
export type AdSource = (typeof adSources)[number];
const adShows = ['NATIVE', 'NATIVE_AUTO', 'REWARD'] as const;

/** An ad unit of an ad network. */
const adConfig = v.object({
  source: v.picklist(adSources),
  app_id: shortText,
  showType: v.picklist(adShows),
  placeId: shortText,
  unitId: shortText,
});
export type AdConfig = v.InferOutput<typeof adConfig>;
export const adConfigs = v.pipe(v.array(adConfig), v.maxLength(100));

/** Ad units that the page hands to the host's ad windows; the page caches them for three days. */
export const getAdConfigs = endpoint({
  method: 'GET',
  path: '/app/adconfig',
  who: 'anyone',
  money: false,
  query: v.object({ appPkgName: packageName, country: market }),
  body: nothing,
  reply: adConfigs,
});
