import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, locale, noData, nothing, packageName, rowId, uuid, whole } from '../api/schemas';
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
  description: 'Apps that are advertised: `type` 1 more apps, 2 hot apps, 3 another list; without it 1.',
  query: v.object({
    type: v.optional(described(v.picklist([1, 2, 3]), 'Which list: 1 more apps, 2 hot apps, 3 another one.')),
    ...listQuery,
  }),
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
  description: 'Apps that are promoted on a page of their own.',
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
  query: v.object({
    placeId: described(whole(1_000_000), 'The place.', { 1001: 'The floating box on home.', 1101: 'The ads on home.' }),
    uuid: v.optional(uuid),
    ...listQuery,
  }),
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
  query: v.object({
    action: described(v.picklist(['click']), 'What happened.'),
    optId: described(rowId, '`id` of the item.'),
    uuid: v.optional(uuid),
  }),
  body: nothing,
  reply: noData,
});
