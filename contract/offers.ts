import * as v from 'valibot';
import {
  link,
  locale,
  longText,
  noData,
  nothing,
  packageName,
  rowId,
  shortText,
  smallNumber,
  uuid,
  whole,
} from './schemas';
import { endpoint } from './endpoint';
import { unknownNumber } from './reading';

/** An app of a list (more apps, hot apps, promotions). `action` labels the button, else "Download". */
const moreApp = v.object({ name: shortText, icon: link, headline: shortText, link, action: shortText });
export type MoreApp = v.InferOutput<typeof moreApp>;
const moreApps = v.pipe(v.array(moreApp), v.maxLength(200));

/** Types of the list. */
export const moreAppsType = { standard: 1, hot: 2, other: 3 } as const;

/** How an item of home's ad place looks: a row below its picture, a row with its icon, or the picture alone. Anything else is a row. */
export const placeShow = { card: 1, row: 2, image: 3 } as const;

/**
 * What a tap on an item opens. `link`: its link, by the host's intent scheme from SDK 806; `plain`: its link as it is;
 * `store`: the store page of `appPkgName`; `page`: a page of the app, `{"page": "/team"}` in `data`; `ads`: the phone
 * app's ads window with the places of the ad configs, from SDK 803, and its link where there is none. Anything else is `link`.
 */
export const placeOpen = { link: 1, plain: 2, store: 3, page: 4, ads: 5 } as const;

/**
 * Something shown at a place: home ads (1101), floating box (1001). It is advertising and is labelled so.
 * `priority`: the highest comes first. `data`: '' or a JSON object of texts; for `page` it names the page, otherwise its
 * entries are added to the query of an https link.
 */
const placeItem = v.object({
  id: rowId,
  name: shortText,
  icon: link,
  link,
  title: shortText,
  image: link,
  action: shortText,
  data: longText,
  appPkgName: packageName,
  priority: smallNumber,
  showType: smallNumber,
  openType: smallNumber,
  needReport: v.boolean(),
});
export type PlaceItem = v.InferOutput<typeof placeItem>;
const placeItems = v.pipe(v.array(placeItem), v.maxLength(20));

/** Some lists name the headline `title`; hot apps have none. Without a name or an address there is nothing to offer. */
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
  query: v.object(listQuery),
  body: nothing,
  reply: moreApps,
  reading: appReading,
});

/** What is to be shown at a place, the most important first; an unknown place is empty. */
export const getPlaceInfo = endpoint({
  method: 'GET',
  path: '/opt/place-info',
  who: 'anyone',
  money: false,
  query: v.object({ placeId: whole(1_000_000), uuid: v.optional(uuid), ...listQuery }),
  body: nothing,
  reply: placeItems,
  reading: placeReading,
});

/** An item with `needReport` was tapped. */
export const postPlaceReport = endpoint({
  method: 'POST',
  path: '/opt/place-report',
  who: 'anyone',
  money: false,
  query: v.object({ action: v.picklist(['click']), optId: rowId, uuid: v.optional(uuid) }),
  body: nothing,
  reply: noData,
});
