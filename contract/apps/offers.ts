import * as v from 'valibot';
import { described, link, longText, packageName, rowId, shortText, smallNumber } from '../api/schemas';

/** An app in a list (more apps, hot apps, promotions). `action` labels its button; by default it says "install". */
export const moreApp = v.object({
  name: described(shortText, 'Name of the app. Without name or link the item is left out.'),
  icon: described(link, "The app's picture."),
  headline: described(shortText, 'A line about it; `title` is understood too.'),
  link: described(link, 'Where a tap leads.'),
  action: described(shortText, 'Label of the button; empty: "install".'),
});
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
  id: described(rowId, 'Number of the item, by which a tap is reported.'),
  name: described(
    shortText,
    'Name of what is advertised; `title` is understood too. Without name or link it is left out.',
  ),
  icon: described(link, 'Small picture; empty: there is none.'),
  link: described(link, 'Where a tap leads.'),
  title: described(shortText, 'A line about it.'),
  image: described(link, 'Large picture; empty: there is none.'),
  action: described(shortText, 'Label of the button; empty: "install".'),
  data: described(
    longText,
    'Empty, or a JSON object of texts: for `openType` 4 it names the page, as {"page": "/team"}; otherwise its entries are added to the query of an https link.',
  ),
  appPkgName: packageName,
  priority: described(smallNumber, 'The highest comes first.'),
  showType: described(smallNumber, 'How it looks; anything else is shown as 2.', {
    1: 'A picture with a row below it.',
    2: 'A row with its icon.',
    3: 'The picture alone.',
  }),
  openType: described(smallNumber, 'What a tap opens; anything else opens the link.', {
    1: "The link, by the phone app's intent scheme.",
    2: 'The link as it is.',
    3: 'The store page of `appPkgName`.',
    4: 'A page of the app, which `data` names.',
    5: "The phone app's ads window; where it has none, the link.",
  }),
  needReport: described(v.boolean(), 'Whether a tap is reported (postPlaceReport).'),
});
export type PlaceItem = v.InferOutput<typeof placeItem>;
