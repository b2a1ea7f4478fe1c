import * as v from 'valibot';
import { shortText } from '../api/schemas';

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
