import { codes } from '@tally/contract/envelope';
import { noteAction } from '../domain/actions';
import { adConfigsOf, appInfoOf, appSettingsOf } from '../domain/apps';
import { isPlaceItem, moreAppsOf, placeItemsOf, promotedAppsOf } from '../domain/catalogue';
import { incomeOf, recordsOf } from '../domain/income';
import { bannerSize, drawPicture, tile } from '../domain/pictures';
import { Refusal } from '../domain/refusal';
import { payRound } from '../domain/reward';
import { guestTasks, tasksOf } from '../domain/tasks';
import { guestInfo, userInfoOf } from '../domain/user';
import { walletOf } from '../domain/wallet';
import type { Handlers } from './ask';

/** What was looked up, or code 404. */
function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Refusal(codes.notFound, otherwise);
  return value;
}

/** A drawn picture; it never changes, so it may be kept for a day. */
function pictureResponse(img: string, size: typeof tile | typeof bannerSize): Promise<Response> {
  const svg = found(drawPicture(img, size), 'NO SUCH PICTURE');
  return Promise.resolve(new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } }));
}

/** What the server does for each call. */
export const handlers: Partial<Handlers> = {
  getAppInfo: ({ query }) => Promise.resolve(found(appInfoOf(query.shortName), 'UNKNOWN APP')),
  getAppSettings: ({ query }) => Promise.resolve(appSettingsOf(query.package_name, query.locale)),
  getAdConfigs: ({ query }) => Promise.resolve(adConfigsOf(query.country)),
  postH5Action: async ({ world, now, body, person }) => {
    await noteAction(world.db, { userId: person?.id ?? null, device: body.uuid ?? null, appPkg: body.appPkgName ?? person?.appPkg ?? null, action: body.action, data: body.actionData ?? null }, now);
    return null;
  },
  getAdImage: ({ query }) => pictureResponse(query.img, bannerSize),
  getImage: ({ query }) => pictureResponse(query.img, tile),
  getUserInfo: ({ person, hadToken }) => Promise.resolve(person ? userInfoOf(person) : guestInfo(hadToken)),
  getNormalTasks: ({ world, now, person }) => (person ? tasksOf(world.db, person, now) : Promise.resolve(guestTasks())),
  postCheckin: ({ world, now, person, once }) => payRound(world.db, person, 'checkin', once, now, world.random),
  getIncome: ({ person }) => Promise.resolve(incomeOf(person)),
  getIncomeRecords: ({ world, person, query }) => recordsOf(world.db, person, query.reward_type ?? 'gift'),
  getWallet: ({ person }) => Promise.resolve(walletOf(person)),
  getWalletBalance: ({ person }) => Promise.resolve(walletOf(person)),
  getMoreApps: ({ query }) => Promise.resolve(moreAppsOf(query.type ?? 1, query.locale)),
  getProApps: ({ query }) => Promise.resolve(promotedAppsOf(query.locale)),
  getPlaceInfo: ({ query }) => Promise.resolve(placeItemsOf(query.placeId, query.locale)),
  postPlaceReport: async ({ world, now, query, person }) => {
    if (isPlaceItem(query.optId)) await noteAction(world.db, { userId: person?.id ?? null, device: query.uuid ?? null, appPkg: person?.appPkg ?? null, action: 'place_click', data: String(query.optId) }, now);
    return null;
  },
};
