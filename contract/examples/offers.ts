import type * as calls from '../calls/offers';
import { hotAppList, moreAppList, noApps, noPlaceItems, placeItemsAt, promotedAppList } from '../fixtures/offers';
import type { Example } from './example';

const page = { appPkgName: 'com.tally.id', locale: 'id' } as const;

export const getMoreApps: Example<typeof calls.getMoreApps> = {
  request: { query: { type: 1, ...page } },
  replies: { filled: moreAppList, hot: hotAppList, empty: noApps },
};

export const getProApps: Example<typeof calls.getProApps> = {
  request: { query: page },
  replies: { filled: promotedAppList, empty: noApps },
};

export const getPlaceInfo: Example<typeof calls.getPlaceInfo> = {
  request: { query: { placeId: 1101, ...page } },
  replies: { home: placeItemsAt[1101] ?? [], float: placeItemsAt[1001] ?? [], empty: noPlaceItems },
};

export const postPlaceReport: Example<typeof calls.postPlaceReport> = {
  request: { query: { action: 'click', optId: 1 } },
  replies: { none: null },
};
