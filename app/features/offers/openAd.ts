import { placeOpen, type PlaceItem } from '@tally/contract/apps/offers';
import { openLink } from '../../host/openLink';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { openAdsWindow } from './openAdsWindow';
import { targetOf } from './placeRules';
import { placesApi } from './placesApi';

/** Opens the target of an advertising item, and reports the tap where the item requests that (opt/place-report). */
export const openAd =
  (item: PlaceItem): AppThunk =>
  (dispatch, _, { services, navigation }) => {
    const { postPlaceReport } = placesApi.endpoints;
    if (item.needReport && item.id >= 0)
      void dispatch(postPlaceReport.initiate({ query: { action: 'click', optId: item.id } }, { track: false }));
    if (item.openType === placeOpen.ads && dispatch(openAdsWindow())) return;
    const target = targetOf(item, services.host() !== undefined);
    if (!target) return void dispatch(showToast('links.openFailed'));
    if (target.to === 'page') return navigation.go(target.path);
    if (target.by === 'browser') return services.navigate(target.link);
    void dispatch(openLink(target.link));
  };
