import type { PlaceItem } from '@tally/contract/opt';
import { safeLink } from '../../links';
import { showToast } from '../../overlays/ask';
import type { AppThunk } from '../../store';
import { placesApi } from './placesApi';

/** Opens what an advertising item leads to, and reports the tap where it asks for that (section 7, place-report). */
export const openPlace =
  (item: PlaceItem): AppThunk =>
  (dispatch, _, { services, uuid }) => {
    const link = safeLink(item.link);
    if (item.needReport) void dispatch(placesApi.endpoints.postPlaceReport.initiate({ query: { action: 'click', optId: item.id, ...(uuid && { uuid }) } }, { track: false }));
    if (link) services.navigate(link);
    else dispatch(showToast('openFailed'));
  };
