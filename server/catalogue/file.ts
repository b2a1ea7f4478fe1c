import { adConfigs, adSources } from '@tally/contract/apps/ads';
import { link, longText, market, shortText, smallNumber, textBetween, whole } from '@tally/contract/api/schemas';
import { apiBase } from '@tally/contract/api/endpoint';
import { floatPlace, homeAdPlace } from '@tally/contract/limits/ads';
import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { isFromPictureHost } from '@tally/contract/page/pictureHosts';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import * as v from 'valibot';
import { problemOf } from '../runtime/dataFile';

/**
 * Schema of a catalogue file (docs/catalogue.md): every text has a maximum length, every link is https, unknown fields
 * are refused.
 */

/** What reads differently from what it is: spaces, backslashes, control and direction characters. */
const misleading = /[\s\\\p{Cc}\p{Cf}]/u;
/** Addresses of a machine itself and of its own network, as the URL parser writes hosts. */
const ownNetwork =
  /^(localhost|.+\.(localhost|local|internal)|(0|10|127)\.[\d.]+|169\.254\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[.*\])\.?$/;

function isHttps(value: string): boolean {
  if (!value.startsWith('https://') || misleading.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return username === '' && password === '' && !ownNetwork.test(hostname);
}

const ownPicture = new RegExp(`^${apiBase}/app/(img|ad)\\?img=[a-z0-9-]{1,60}$`);

const name = textBetween(1, 120);
export const httpsLink = v.pipe(link, v.check(isHttps, 'must be an https link'));
/** Schema of a picture: one of this server, or an https link to one of the hosts (APPS-7). */
const pictureOf = (hosts: PictureHosts) =>
  v.pipe(
    link,
    v.check(
      (value) => ownPicture.test(value) || (isHttps(value) && isFromPictureHost(value, hosts)),
      ({ input }) =>
        isHttps(input)
          ? `PICTURE_HOSTS does not name ${new URL(input).host}`
          : `must be an https link, or a picture of this server (${apiBase}/app/img?img=name)`,
    ),
  );
type Picture = ReturnType<typeof pictureOf>;
const packageName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be a package name such as com.example.app'),
);
const className = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[A-Za-z][\w$]*(\.[A-Za-z][\w$]*)+$/, 'must be a class name such as com.example.app.MainActivity'),
);

const appWith = (picture: Picture) =>
  v.strictObject({
    appPkgName: packageName,
    appName: name,
    appShortName: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits or dashes')),
    appIcon: picture,
    appIntent: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9+.-]{0,39}$/, 'must be a link scheme such as tally')),
    appBaseUrl: httpsLink,
    appEmail: v.pipe(shortText, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be a mail address')),
    developerName: name,
    storeUrl: httpsLink,
    shareImg: picture,
    appVersionCode: whole(1_000_000_000),
  });

const luckyAppWith = (picture: Picture) =>
  v.strictObject({
    source: v.picklist(adSources),
    appName: name,
    appIcon: picture,
    appPkgName: packageName,
    appClassName: className,
  });

/** Schema of an object with one value for each of the market's locales and no other keys. */
const inLocales = <S extends v.GenericSchema>(of: Market, text: S) =>
  v.strictObject(Object.fromEntries(marketLocales[of].map((own) => [own, text])) as Record<Locale, S>);

const catalogueOf = (of: Market, hosts: PictureHosts) => {
  const picture = pictureOf(hosts);
  const listed = v.strictObject({
    name,
    icon: picture,
    link: httpsLink,
    headline: inLocales(of, shortText),
    action: v.optional(inLocales(of, shortText)),
  });
  const list = v.pipe(v.array(listed), v.maxLength(200));
  const placed = v.strictObject({
    name,
    icon: picture,
    link: httpsLink,
    title: inLocales(of, shortText),
    image: picture,
    action: inLocales(of, shortText),
    data: v.optional(longText, ''),
    appPkgName: packageName,
    priority: smallNumber,
    showType: smallNumber,
    openType: smallNumber,
    needReport: v.boolean(),
  });
  const place = v.pipe(v.array(placed), v.maxLength(20));
  return v.strictObject({
    market: v.literal(of),
    apps: v.pipe(v.array(appWith(picture)), v.minLength(1), v.maxLength(20)),
    share: inLocales(of, v.strictObject({ shareText: longText, shareMore: longText })),
    adConfigs: v.pipe(v.array(v.strictObject(adConfigs.pipe[0].item.entries)), v.maxLength(100)),
    moreApps: list,
    hotApps: list,
    otherApps: list,
    promotedApps: list,
    places: v.strictObject({ [`${homeAdPlace}`]: place, [`${floatPlace}`]: place } as Record<PlaceName, typeof place>),
    luckyApps: v.pipe(v.array(luckyAppWith(picture)), v.maxLength(500)),
    // Older files have none.
    walletIcons: v.optional(
      v.pipe(
        v.array(v.strictObject({ type: v.picklist(accountTypes[of]), icon: picture })),
        v.maxLength(accountTypes[of].length),
      ),
    ),
  });
};

/** The names of the places that a catalogue fills. */
export const placeNames = [`${homeAdPlace}`, `${floatPlace}`] as const;
type PlaceName = (typeof placeNames)[number];

/** All catalogue data of one market. Lists are in display order; the first app is the market's own app. */
export type CatalogueFile = v.InferOutput<ReturnType<typeof catalogueOf>>;
export type CatalogueApp = CatalogueFile['apps'][number];
export type LuckyApp = CatalogueFile['luckyApps'][number];
export type ListedApp = CatalogueFile['moreApps'][number];

/**
 * Parses a value by the schema: returns the catalogue, or the schema's problems, each with its path.
 *
 * @param hosts from which its pictures may come
 */
export function readShape(
  value: unknown,
  hosts: PictureHosts,
): { readonly file: CatalogueFile } | { readonly problems: readonly string[] } {
  const which = v.safeParse(v.looseObject({ market }), value);
  if (!which.success) return { problems: which.issues.map(problemOf) };
  const read = v.safeParse(catalogueOf(which.output.market, hosts), value);
  return read.success ? { file: read.output } : { problems: read.issues.map(problemOf) };
}
