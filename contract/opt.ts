import * as v from 'valibot';
import { link, locale, longText, noData, nothing, packageName, rowId, shortText, smallNumber, uuid, whole } from './bounds';
import { call } from './call';
import { untold } from './reading';

/** An app of a list (more apps, hot apps, promotions). `action` labels the button, else "Download". */
export const moreApp = v.object({ name: shortText, icon: link, headline: shortText, link, action: shortText });
export type MoreApp = v.InferOutput<typeof moreApp>;
export const moreApps = v.pipe(v.array(moreApp), v.maxLength(200));

/** Types of the list. */
export const moreAppsType = { standard: 1, hot: 2, other: 3 } as const;

/** Something shown at a place: home ads (1101), floating box (1001). It is advertising and is labelled so. */
export const placeItem = v.object({
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
export const placeItems = v.pipe(v.array(placeItem), v.maxLength(20));

/** Some lists name the headline `title`; hot apps have none. Without a name or an address there is nothing to offer. */
const appReading = { alias: { headline: 'title' }, needed: ['name', 'link'] };
const placeReading = { needed: ['name', 'link'], alias: { name: 'title' }, instead: { id: untold, priority: 0, showType: 0, openType: 0 } };

const listQuery = { appPkgName: packageName, locale };

export const getMoreApps = call({ method: 'GET', path: '/opt/moreapps', who: 'anyone', money: false, query: v.object({ type: v.optional(v.picklist([1, 2, 3])), ...listQuery }), body: nothing, reply: moreApps, reading: appReading });
export const getProApps = call({ method: 'GET', path: '/opt/proapp', who: 'anyone', money: false, query: v.object(listQuery), body: nothing, reply: moreApps, reading: appReading });

/** What is to be shown at a place, the most important first; an unknown place is empty. */
export const getPlaceInfo = call({ method: 'GET', path: '/opt/place-info', who: 'anyone', money: false, query: v.object({ placeId: whole(1_000_000), uuid: v.optional(uuid), ...listQuery }), body: nothing, reply: placeItems, reading: placeReading });

/** An item with `needReport` was tapped. */
export const postPlaceReport = call({ method: 'POST', path: '/opt/place-report', who: 'anyone', money: false, query: v.object({ action: v.picklist(['click']), optId: rowId, uuid: v.optional(uuid) }), body: nothing, reply: noData });
