import type { PlaceItem } from '@tally/contract/opt';
import { openLink } from '../../openLink';
import { showToast } from '../../overlays/ask';
import type { AppThunk } from '../../store';
import { targetOf } from './placeRules';
import { placesApi } from './placesApi';

/** Opens what an advertising item leads to, and reports the tap where the item asks for that (opt/place-report). */
export const openPlace =
  (item: PlaceItem): AppThunk =>
  (dispatch, _, { services, uuid, router }) => {
    const { postPlaceReport } = placesApi.endpoints;
    if (item.needReport && item.id >= 0) void dispatch(postPlaceReport.initiate({ query: { action: 'click', optId: item.id, ...(uuid && { uuid }) } }, { track: false }));
    const target = targetOf(item, services.host() !== undefined);
    if (!target) return void dispatch(showToast('openFailed'));
    if (target.to === 'page') return router.go(target.path);
    if (target.by === 'browser') return services.navigate(target.link);
    void dispatch(openLink(target.link));
  };
