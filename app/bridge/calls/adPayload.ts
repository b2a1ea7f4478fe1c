import type { AdConfig } from '@tally/contract/apps/ads';
import type { WindowKind, WindowPayload } from '@tally/contract/host/host';
import { adsPerTask, adShowTypes, adWindowShowMs } from '@tally/contract/limits/ads';
import { isFeatureEnabled } from './featureGates';

const isNative = (place: AdConfig) => place.showType !== 'REWARD';
const isReward = (place: AdConfig) => place.showType === 'REWARD';

/** Maximum number of ad configs by adShowType: 1 is one, 2 is two, 10 and any unknown value several (ADS-3). */
function adConfigsMax(adShowType: number): number {
  if (adShowType === adShowTypes.one) return 1;
  return adShowType === adShowTypes.two ? 2 : Infinity;
}

/** Puts one place of each network first, so that a person who sees two ads sees both networks. */
function mixed(pangle: readonly AdConfig[], mtg: readonly AdConfig[]): AdConfig[] {
  return [...pangle.slice(0, 1), ...mtg.slice(0, 1), ...pangle.slice(1), ...mtg.slice(1)];
}

const from = (places: readonly AdConfig[], source: AdConfig['source'], max: number) =>
  places.filter((place) => place.source === source).slice(0, max);

/**
 * The ad configs of a window, best first (ADS-4): up to 4 native Pangle (5 for the
 * check-in) and 1 MTG; the word game up to 5 native of each network; a video window the rewarded
 * places, one of each network. A host of SDK 802 or lower gets none for the ads window.
 */
export function chooseAdConfigs(
  kind: WindowKind,
  places: readonly AdConfig[],
  adShowType: number,
  sdk: number,
): AdConfig[] {
  if (kind === 'ads' && !isFeatureEnabled('adsWindow', sdk)) return [];
  const native = places.filter(isNative);
  const { native: pangleMax, checkinNative, mtg, wordsEach } = adsPerTask;
  const chosen = (): AdConfig[] => {
    switch (kind) {
      case 'videoad': {
        const rewarded = places.filter(isReward);
        return mixed(from(rewarded, 'PANGLE', 1), from(rewarded, 'MTG', 1));
      }
      case 'words':
        return mixed(from(native, 'PANGLE', wordsEach), from(native, 'MTG', wordsEach));
      default:
        return mixed(from(native, 'PANGLE', kind === 'checkin' ? checkinNative : pangleMax), from(native, 'MTG', mtg));
    }
  };
  const max = adConfigsMax(adShowType);
  return chosen().slice(0, max === Infinity ? undefined : max);
}

/** JSON text that is passed to a window method as `payloadJson`. */
export function windowPayload(ads: readonly AdConfig[]): string {
  // Copied field by field: the host gets only what the contract names, not other fields that a response may contain.
  const payload: WindowPayload = {
    ads: ads.map(({ source, app_id, placeId, unitId, showType }) => ({ source, app_id, placeId, unitId, showType })),
    showMs: adWindowShowMs,
  };
  return JSON.stringify(payload);
}
