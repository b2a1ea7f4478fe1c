import { moreAppsType } from '@tally/contract/apps/offers';
import { recordAction } from '../../domain/people/h5Actions';
import { isPlaceItem, moreAppsOf, placeItemsOf, promotedAppsOf } from '../../domain/offers/offers';
import type { Handlers } from '../context';

/** Lists of apps, places and their clicks. */
export const offersHandlers = {
  getMoreApps: async ({ context, query }) =>
    moreAppsOf(await context.catalogue(), query.type ?? moreAppsType.standard, query.locale),
  getProApps: async ({ context, query }) => promotedAppsOf(await context.catalogue(), query.locale),
  getPlaceInfo: async ({ context, query }) => placeItemsOf(await context.catalogue(), query.placeId, query.locale),
  postPlaceReport: async ({ context, now, query, person }) => {
    if (isPlaceItem(await context.catalogue(), query.optId))
      await recordAction(
        context.db,
        {
          userId: person?.id ?? null,
          device: query.uuid ?? null,
          appPkg: person?.appPkg ?? null,
          action: 'place_click',
          data: String(query.optId),
        },
        now,
      );
    return null;
  },
} satisfies Partial<Handlers>;
