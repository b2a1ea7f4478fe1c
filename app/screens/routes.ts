import { openActionHostedMs, revealMs } from '@tally/contract/limits/home';
import type { TextKey } from '@tally/locales/text';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { OpenedScreen } from '../session/refetchOnReturn';
import { loadOnce, type Loadable } from '../navigation/lazyWithPreload';
import type { StartScreenListeners } from '../state/screenActions';

/** Effect of the hardware back key on a route (ROUTE-21: "Back press is ignored on ..."; elsewhere one step back). */
export type BackRule = 'ignored' | 'step';

/** The code of a screen, with the listeners that begin with its first visit. */
export interface LoadedScreen {
  default: ComponentType;
  startListeners?: StartScreenListeners;
}

export interface Route {
  path: string;
  title: TextKey<'home'>;
  back: BackRule;
  /** Loads the screen's code on demand. Undefined for home, whose view stays mounted (screens/Home/mountedHome). */
  screen?: () => Loadable<LoadedScreen>;
  opens?: OpenedScreen;
  /** For operators: loaded with their texts, dialogs and toasts. */
  operators?: true;
}

/** All routes, one per row (ROUTE-1 to ROUTE-18). */
export const routes: readonly Route[] = [
  { path: '/home', title: 'title.home', back: 'ignored' },
  {
    path: '/income',
    title: 'title.income',
    back: 'step',
    screen: loadOnce(() => import('./Income/IncomeScreen')),
  },
  {
    path: '/account',
    title: 'title.account',
    back: 'step',
    screen: loadOnce(() => import('./Account/AccountScreen')),
  },
  {
    path: '/withdraw',
    title: 'title.withdraw',
    back: 'step',
    screen: loadOnce(() => import('./Withdraw/WithdrawScreen')),
  },
  {
    path: '/passbook/:count?',
    title: 'title.passbook',
    back: 'step',
    screen: loadOnce(() => import('./Passbook/PassbookScreen')),
  },
  {
    path: '/app/coincenter',
    title: 'title.coincenter',
    back: 'ignored',
    screen: loadOnce(() => import('./CoinCenter/CoinCenterScreen')),
    opens: { data: 'CoinCenter', after: revealMs.openAction },
  },
  {
    path: '/tips/:name',
    title: 'title.tips',
    back: 'step',
    screen: loadOnce(() => import('./Tips/TipsScreen')),
  },
  {
    path: '/default',
    title: 'title.home',
    back: 'ignored',
    screen: loadOnce(() => import('./Default/DefaultScreen')),
  },
  { path: '/team', title: 'title.team', back: 'step', screen: loadOnce(() => import('./Team/TeamScreen')) },
  {
    path: '/app/referral',
    title: 'title.referral',
    back: 'ignored',
    screen: loadOnce(() => import('./Team/HostedTeamScreen')),
  },
  {
    path: '/feedback',
    title: 'title.feedback',
    back: 'step',
    screen: loadOnce(() => import('./Feedback/FeedbackScreen')),
  },
  {
    path: '/mydata',
    title: 'title.owndata',
    back: 'step',
    screen: loadOnce(() => import('./OwnData/OwnDataScreen')),
  },
  {
    path: '/opt/moreapps',
    title: 'title.moreapps',
    back: 'step',
    screen: loadOnce(() => import('./Apps/AppsScreen')),
  },
  {
    path: '/app/moreapps',
    title: 'title.moreapps',
    back: 'ignored',
    screen: loadOnce(() => import('./Apps/HostedAppsScreen')),
    opens: { data: 'MoreApps', after: openActionHostedMs },
  },
  {
    path: '/ref/:code',
    title: 'title.ref',
    back: 'ignored',
    screen: loadOnce(() => import('./Invitation/InvitationScreen')),
  },
  {
    path: '/privacy-policy/:app?',
    title: 'title.privacy',
    back: 'ignored',
    screen: loadOnce(() => import('./Privacy/PrivacyScreen')),
  },
  {
    path: '/dataclear/:app?',
    title: 'title.deletion',
    back: 'step',
    screen: loadOnce(() => import('./Deletion/DeletionScreen')),
  },
  {
    path: '/minibd',
    title: 'title.dashboard',
    back: 'step',
    operators: true,
    screen: loadOnce(() => import('../operators/numbers/NumbersScreen')),
  },
  {
    path: '/desk',
    title: 'title.desk',
    back: 'step',
    operators: true,
    screen: loadOnce(() => import('../operators/desk/DeskScreen')),
  },
  {
    path: '/optbd',
    title: 'title.ops',
    back: 'step',
    operators: true,
    screen: loadOnce(() => import('../operators/ads/AdsScreen')),
  },
  {
    path: '*',
    title: 'title.notfound',
    back: 'step',
    screen: loadOnce(() => import('./NotFound/NotFoundScreen')),
  },
];

/** The route of a path; the last row is the fallback. */
export const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => matchPath(path, pathname)) ?? (routes.at(-1) as Route);
