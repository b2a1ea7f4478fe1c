import type { AppInfo, AppSettings } from '@tally/contract/app';
import type { AdConfig } from '@tally/contract/ads';
import { isSecureLink } from '@tally/contract/hostLinks';
import { localeMarket, markets } from '@tally/contract/market';
import type { Locale, Market } from '@tally/contract/market';
import type { CatalogueApp } from '../catalogue/file';
import type { Catalogue } from '../catalogue/reader';

/** The apps that show the pages are data of their market (docs/catalogue.md). */

const appsOf = (catalogue: Catalogue, market: Market): readonly CatalogueApp[] => catalogue[market]?.file.apps ?? [];

/** The package of a market's own app, the first of its catalogue; empty without a catalogue. */
export const packageOf = (catalogue: Catalogue, market: Market): string =>
  appsOf(catalogue, market)[0]?.appPkgName ?? '';

const everyApp = (catalogue: Catalogue): CatalogueApp[] => markets.flatMap((market) => appsOf(catalogue, market));

const byPackage = (catalogue: Catalogue, packageName: string): CatalogueApp | undefined =>
  everyApp(catalogue).find(({ appPkgName }) => appPkgName === packageName);

/** Whether a package is one of our own apps. */
export const isOurs = (catalogue: Catalogue, packageName: string): boolean =>
  byPackage(catalogue, packageName) !== undefined;

/** The app of a package; for an unknown package the market's own. */
const appOf = (catalogue: Catalogue, packageName: string, market: Market): CatalogueApp | undefined =>
  byPackage(catalogue, packageName) ?? appsOf(catalogue, market)[0];

const described = (app: CatalogueApp): AppInfo => {
  const { appName, appShortName, appPkgName, appIcon, appEmail, developerName, storeUrl } = app;
  return { appName, appShortName, appPkgName, appIcon, appEmail, developerName, storeUrl };
};

/** The market that a package was made for; Indonesia for an unknown one. */
export const marketOfPackage = (catalogue: Catalogue, packageName: string): Market =>
  markets.find((market) => appsOf(catalogue, market).some(({ appPkgName }) => appPkgName === packageName)) ?? 'id';

/** Public facts of an app, by its short name or package; undefined for an unknown one. */
export function appInfoOf(catalogue: Catalogue, name: string): AppInfo | undefined {
  const wanted = name.toLowerCase();
  const known = everyApp(catalogue).find(
    ({ appPkgName, appShortName }) => appShortName === wanted || appPkgName.toLowerCase() === wanted,
  );
  return known && described(known);
}

/** The same by package; an unknown one gets those of the market's own app. Undefined where there is no catalogue. */
export function appInfoOfPackage(catalogue: Catalogue, packageName: string, market: Market): AppInfo | undefined {
  const known = appOf(catalogue, packageName, market);
  return known && described(known);
}

/** A picture for messaging services, which fetch it from outside: absolute and by https, or none. */
function sharePicture(picture: string, publicUrl: string): string {
  const link = picture.startsWith('/') ? publicUrl + picture : picture;
  return isSecureLink(link) ? link : '';
}

/**
 * Settings of the app that shows the page; an unknown package gets those of the market's own app. Undefined where there
 * is no catalogue.
 *
 * @param publicUrl where people reach this server
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

/** Ad units of a market: what the host's windows may show. */
export const adConfigsOf = (catalogue: Catalogue, market: Market): AdConfig[] =>
  catalogue[market]?.file.adConfigs ?? [];
