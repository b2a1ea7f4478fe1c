import type { AppInfo } from '@tally/contract/apps/app';
import type { AppSettings } from '@tally/contract/apps/appSettings';
import type { AdConfig } from '@tally/contract/apps/ads';
import { isSecureLink } from '@tally/contract/host/hostLinks';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { localeMarket, markets, type Locale, type Market } from '@tally/contract/market/codes';
import type { CatalogueApp } from '../../catalogue/file';
import type { Catalogue } from '../../catalogue/reader';

/** Settings and public facts of the apps that show the pages, from their market's catalogue (docs/catalogue.md). */

const appsOf = (catalogue: Catalogue, market: Market): readonly CatalogueApp[] => catalogue[market]?.file.apps ?? [];

/** Package of a market's own app, the first of its catalogue; empty without a catalogue. */
export const packageOf = (catalogue: Catalogue, market: Market): string =>
  appsOf(catalogue, market)[0]?.appPkgName ?? '';

const everyApp = (catalogue: Catalogue): CatalogueApp[] => markets.flatMap((market) => appsOf(catalogue, market));

const byPackage = (catalogue: Catalogue, packageName: string): CatalogueApp | undefined =>
  everyApp(catalogue).find(({ appPkgName }) => appPkgName === packageName);

/** Whether a package belongs to one of our own apps. */
export const isOurs = (catalogue: Catalogue, packageName: string): boolean =>
  byPackage(catalogue, packageName) !== undefined;

/** The app with a package; for an unknown package the market's own app. */
const appOf = (catalogue: Catalogue, packageName: string, market: Market): CatalogueApp | undefined =>
  byPackage(catalogue, packageName) ?? appsOf(catalogue, market)[0];

const described = (app: CatalogueApp): AppInfo => {
  const { appName, appShortName, appPkgName, appIcon, appEmail, developerName, storeUrl } = app;
  return { appName, appShortName, appPkgName, appIcon, appEmail, developerName, storeUrl };
};

/** The market of a package's app; Indonesia for an unknown package. */
export const marketOfPackage = (catalogue: Catalogue, packageName: string): Market =>
  markets.find((market) => appsOf(catalogue, market).some(({ appPkgName }) => appPkgName === packageName)) ?? 'id';

/** Public information on an app, by its short name or package; undefined for an unknown one. */
export function appInfoOf(catalogue: Catalogue, name: string): AppInfo | undefined {
  const wanted = name.toLowerCase();
  const known = everyApp(catalogue).find(
    ({ appPkgName, appShortName }) => appShortName === wanted || appPkgName.toLowerCase() === wanted,
  );
  return known && described(known);
}

/**
 * Public information on an app by package, with the market's own app for an unknown package. Undefined where there is
 * no catalogue.
 */
export function appInfoOfPackage(catalogue: Catalogue, packageName: string, market: Market): AppInfo | undefined {
  const known = appOf(catalogue, packageName, market);
  return known && described(known);
}

/**
 * The picture for link previews. Messaging services fetch it from outside, so it must be an absolute https address;
 * otherwise there is none.
 */
function sharePicture(picture: string, publicUrl: string): string {
  const link = picture.startsWith('/') ? publicUrl + picture : picture;
  return isSecureLink(link) ? link : '';
}

/**
 * Settings of the app that shows the page; for an unknown package those of the market's own app. Undefined where there
 * is no catalogue.
 *
 * @param publicUrl the public address of this server
 */
export function appSettingsOf(
  catalogue: Catalogue,
  packageName: string,
  locale: Locale,
  publicUrl: string,
): AppSettings | undefined {
  const market = localeMarket[locale];
  const known = appOf(catalogue, packageName, market);
  const share = catalogue[market]?.file.share[locale];
  if (!known || !share) return undefined;
  const { appName, appShortName, appIntent, appBaseUrl, appEmail, developerName, appVersionCode } = known;
  const { shareText, shareMore } = share;
  const about = { appName, appShortName, appIntent, appBaseUrl, appEmail, developerName };
  return { ...about, shareText, shareImg: sharePicture(known.shareImg, publicUrl), shareMore, appVersionCode };
}

/** The market's ad units: what the host app's ad windows may show. */
export const adConfigsOf = (catalogue: Catalogue, market: Market): AdConfig[] =>
  catalogue[market]?.file.adConfigs ?? [];

/** The marks of the market's e-wallets that the catalogue has (ACCOUNT-25). */
export const walletIconsOf = (catalogue: Catalogue, market: Market): MarketRules['walletIcons'] =>
  catalogue[market]?.file.walletIcons ?? [];
