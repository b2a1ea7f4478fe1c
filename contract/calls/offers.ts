import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { locale, noData, nothing, packageName, rowId, uuid, whole } from '../api/schemas';
import { moreApp, placeItem } from '../apps/offers';
import * as v from 'valibot';

const moreApps = v.pipe(v.array(moreApp), v.maxLength(200));

const placeItems = v.pipe(v.array(placeItem), v.maxLength(20));

/** Some lists name the headline `title`; hot apps have none. An item without a name or a link is left out. */
const appReading = { alias: { headline: 'title' }, needed: ['name', 'link'] };

const placeReading = {
  needed: ['name', 'link'],
  alias: { name: 'title' },
  instead: { id: unknownNumber, priority: 0, showType: 0, openType: 0 },
};

const listQuery = { appPkgName: packageName, locale };

export const getMoreApps = endpoint({
  method: 'GET',
  path: '/opt/moreapps',
  who: 'anyone',
  money: false,
  summary: 'More apps, hot apps, another list',
  query: v.object({ type: v.optional(v.picklist([1, 2, 3])), ...listQuery }),
  body: nothing,
  reply: moreApps,
  reading: appReading,
});

export const getProApps = endpoint({
  method: 'GET',
  path: '/opt/proapp',
  who: 'anyone',
  money: false,
  summary: 'Promoted apps',
  query: v.object(listQuery),
  body: nothing,
  reply: moreApps,
  reading: appReading,
});

export const getPlaceInfo = endpoint({
  method: 'GET',
  path: '/opt/place-info',
  who: 'anyone',
  money: false,
  summary: 'What is shown at a place',
  description: 'Items for a place, highest priority first; empty for an unknown place.',
  query: v.object({ placeId: whole(1_000_000), uuid: v.optional(uuid), ...listQuery }),
  body: nothing,
  reply: placeItems,
  reading: placeReading,
});

export const postPlaceReport = endpoint({
  method: 'POST',
  path: '/opt/place-report',
  who: 'anyone',
  money: false,
  summary: 'Note the tap on a place item',
  description: 'Reports a tap on an item with `needReport`.',
  query: v.object({ action: v.picklist(['click']), optId: rowId, uuid: v.optional(uuid) }),
  body: nothing,
  reply: noData,
});
