import * as v from 'valibot';
import { link, longText, packageName, rowId, shortText, smallNumber } from '../api/schemas';

/** An app in a list (more apps, hot apps, promotions). `action` labels its button; by default it says "install". */
export const moreApp = v.object({ name: shortText, icon: link, headline: shortText, link, action: shortText });
export type MoreApp = v.InferOutput<typeof moreApp>;

/** Values of a list's type. */
export const moreAppsType = { standard: 1, hot: 2, other: 3 } as const;

/**
 * Layout of an item in home's ad place: a picture with a row below it, a row with its icon, or only the picture. Any
 * other value is shown as a row.
 */
export const placeShow = { card: 1, row: 2, image: 3 } as const;

/**
 * Target of a tap on an item. `link`: its link, by the host's intent scheme from SDK 806; `plain`: its link unchanged;
 * `store`: the store page of `appPkgName`; `page`: a page of the app, `{"page": "/team"}` in `data`; `ads`: the phone
 * app's ads window with the places of the ad configs, from SDK 803; without that window its link. Any other value is
 * treated as `link`.
 */
export const placeOpen = { link: 1, plain: 2, store: 3, page: 4, ads: 5 } as const;

/**
 * An item shown at a place: home ads (1101) or floating box (1001). Items are advertising and labelled as such.
 * `priority`: the highest comes first. `data`: '' or a JSON object of texts; for `page` it names the page, otherwise
 * its entries are added to the query of an https link.
 */
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
