import { drawPicture, type PictureSize } from '@tally/contract/pictures/drawPicture';
import { publicRules } from '../../domain/marketRules/publicRules';
import { adConfigsOf, appInfoOf, appSettingsOf, isOurs, walletIconsOf } from '../../domain/offers/apps';
import { recordLuckyWindow } from '../../domain/lucky/luckyWindow';
import { recordAction } from '../../domain/people/h5Actions';
import { bannerSize, tile } from '../../domain/offers/pictures';
import { sharePicture } from '../../domain/offers/sharePicture';
import { chooseLocale } from '../../domain/user/user';
import type { Handlers } from '../context';
import { found } from './answers';
import { rulesOf } from './rulesOf';

/** Answers with a picture; it changes with the server's version at most, so it may be cached for a day. */
const pictureAnswer = (bytes: string | Uint8Array<ArrayBuffer>, type: string): Promise<Response> =>
  Promise.resolve(new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } }));

/** A drawn picture; `tally-share` is the one that messaging services show beside a link: they take no SVG. */
const pictureResponse = (img: string, size: PictureSize): Promise<Response> =>
  img === 'tally-share'
    ? pictureAnswer(Buffer.from(sharePicture, 'base64'), 'image/png')
    : pictureAnswer(drawPicture(img, size), 'image/svg+xml');

/** Calls that pages need before anyone is signed in: apps, ad units, pictures, and reporting of actions. */
export const appHandlers = {
  getAppInfo: async ({ context, query }) => found(appInfoOf(await context.catalogue(), query.shortName), 'UNKNOWN APP'),
  getAppSettings: async ({ context, query }) =>
    found(
      appSettingsOf(await context.catalogue(), query.package_name, query.locale, context.config.publicUrl),
      'UNKNOWN APP',
    ),
  getAdConfigs: async ({ context, query }) => adConfigsOf(await context.catalogue(), query.country),
  getMarketRules: async ({ context, now, query: { market } }) =>
    publicRules(await rulesOf(context, { market }, now), market, walletIconsOf(await context.catalogue(), market)),
  getImage: ({ query }) => pictureResponse(query.img, tile),
  getAdImage: ({ query }) => pictureResponse(query.img, bannerSize),
  postH5Action: async ({ context, now, body, person }) => {
    // Actions of callers who are not signed in are counted only when they come from one of our apps.
    const knownApp = body.appPkgName !== undefined && isOurs(await context.catalogue(), body.appPkgName);
    if (!person && !knownApp) return null;
    await recordAction(
      context.db,
      {
        userId: person?.id ?? null,
        device: body.uuid ?? null,
        appPkg: (knownApp ? body.appPkgName : person?.appPkg) ?? null,
        action: body.action,
        data: body.actionData ?? null,
      },
      now,
    );
    if (person) await recordLuckyWindow(context.db, person.id, { action: body.action, data: body.actionData }, now);
    if (person && body.locale) await chooseLocale(context.db, person, body.locale, now);
    return null;
  },
} satisfies Partial<Handlers>;
