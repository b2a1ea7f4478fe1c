import * as v from 'valibot';
import { described, shortText } from '../api/schemas';

/** Ad networks that serve the ads. */
export const adSources = ['MTG', 'PANGLE'] as const;
export type AdSource = (typeof adSources)[number];
const adShows = ['NATIVE', 'NATIVE_AUTO', 'REWARD'] as const;

/** An ad unit of an ad network. */
const adConfig = v.object({
  source: described(v.picklist(adSources), 'The ad network.', { MTG: 'Mintegral.', PANGLE: 'Pangle.' }),
  app_id: described(shortText, "The app's id at the ad network."),
  showType: described(v.picklist(adShows), 'What the unit shows.', {
    NATIVE: 'An ad of pictures and text.',
    NATIVE_AUTO: 'The same, drawn by the ad network.',
    REWARD: 'A rewarded video.',
  }),
  placeId: described(shortText, 'Id of the placement at the ad network.'),
  unitId: described(shortText, 'Id of the unit at the ad network.'),
});
export type AdConfig = v.InferOutput<typeof adConfig>;
export const adConfigs = v.pipe(v.array(adConfig), v.maxLength(100));
