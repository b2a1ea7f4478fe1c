import type { AdConfig, AppInfo, AppSettings } from '@tally/contract/app';
import { isSecureLink } from '@tally/contract/hostLinks';
import type { Locale, Market } from '@tally/contract/market';
import { pictureLink } from './pictures';

/** The apps that show the pages: a shell for each market. */
interface Shell {
  readonly market: Market;
  readonly appName: string;
  readonly shortName: string;
}

const shells: Record<string, Shell> = {
  'com.tally.id': { market: 'id', appName: 'Tally Rewards', shortName: 'tally' },
  'com.tally.ph': { market: 'ph', appName: 'Tally Rewards PH', shortName: 'tallyph' },
  'com.tally.br': { market: 'br', appName: 'Tally Recompensas', shortName: 'tallybr' },
};
const standardPackage: Record<Market, string> = { id: 'com.tally.id', ph: 'com.tally.ph', br: 'com.tally.br' };

const developerName = 'Tally Studio';
const appEmail = 'help@tally.example';
const appVersionCode = 120;

const shareTexts: Record<Locale, readonly [text: string, more: string]> = {
  en: ['Do daily tasks with me and withdraw cash:', 'Install it with my link, it counts for both of us.'],
  id: ['Kerjakan tugas harian bersama saya dan tarik uang tunai:', 'Pasang lewat tautan saya, kita berdua untung.'],
  en_ph: ['Do daily tasks with me and withdraw cash:', 'Install it with my link, it counts for both of us.'],
  pt_br: ['Faça tarefas diárias comigo e saque dinheiro:', 'Instale pelo meu link, conta para nós dois.'],
};

const storePage = (packageName: string): string => `https://play.google.com/store/apps/details?id=${packageName}`;

/** The package of a market's own shell. */
export const packageOf = (market: Market): string => standardPackage[market];

const shellOf = (packageName: string): Shell => shells[packageName] ?? { market: 'id', appName: 'Tally Rewards', shortName: 'tally' };

const described = (appPkgName: string, { appName, shortName }: Shell): AppInfo => ({ appName, appShortName: shortName, appPkgName, appIcon: pictureLink('tally'), appEmail, developerName, storeUrl: storePage(appPkgName) });

/** The market that a package was made for. */
export const marketOfPackage = (packageName: string): Market => shellOf(packageName).market;

/** Public facts of an app, by its short name or package; undefined for an unknown one. */
export function appInfoOf(name: string): AppInfo | undefined {
  const wanted = name.toLowerCase();
  const known = Object.entries(shells).find(([appPkg, { shortName }]) => shortName === wanted || appPkg === wanted);
  return known && described(...known);
}

/** The same by package; an unknown package gets those of the first. */
export const appInfoOfPackage = (packageName: string): AppInfo => described(packageName, shellOf(packageName));

/** A picture for messaging services, which fetch it from outside: by https, or none. */
function sharePicture(publicUrl: string): string {
  const link = `${publicUrl}${pictureLink('tally')}`;
  return isSecureLink(link) ? link : '';
}

/**
 * Settings of the app that shows the page; an unknown package gets those of the first.
 *
 * @param publicUrl where people reach this server
 */
export function appSettingsOf(packageName: string, locale: Locale, publicUrl: string): AppSettings {
  const { appName, shortName } = shellOf(packageName);
  const [shareText, shareMore] = shareTexts[locale];
  return {
    appName,
    appShortName: shortName,
    appIntent: shortName,
    appBaseUrl: 'https://tally.example',
    appEmail,
    developerName,
    shareText,
    shareImg: sharePicture(publicUrl),
    shareMore,
    appVersionCode,
  };
}

/** Ad units of a market: what the host's windows may show. */
export function adConfigsOf(market: Market): AdConfig[] {
  const pangle = { id: '8025677', ph: '8025811', br: '8026004' }[market];
  const mtg = { id: '144002', ph: '144017', br: '144025' }[market];
  const natives = [1, 2, 3, 4, 5, 6].map((index): AdConfig => ({ source: 'PANGLE', app_id: pangle, showType: index === 4 ? 'NATIVE_AUTO' : 'NATIVE', placeId: `home-${index}`, unitId: `pg-${market}-10${index}` }));
  return [
    ...natives,
    { source: 'PANGLE', app_id: pangle, showType: 'REWARD', placeId: 'video-1', unitId: `pg-${market}-201` },
    ...[1, 2, 3, 4, 5].map((index): AdConfig => ({ source: 'MTG', app_id: mtg, showType: 'NATIVE', placeId: `home-${index + 6}`, unitId: `mtg-${market}-10${index}` })),
    { source: 'MTG', app_id: mtg, showType: 'REWARD', placeId: 'video-2', unitId: `mtg-${market}-201` },
  ];
}
