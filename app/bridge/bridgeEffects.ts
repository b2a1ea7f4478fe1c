import type { AdConfig, H5Action } from '@tally/contract/app';
import type { Market } from '@tally/contract/market';
import type { Launched } from './windowRecord';

/** The daily tasks whose windows end in a reward call. */
export type RewardKind = 'checkin' | 'lottery' | 'videoad';

/** Of the video only: `click` says that its ad was tapped. */
export type RewardAction = 'reward' | 'click';

/** Coins (whole) and cash (decimal, market's currency) as the server confirmed them. */
export interface Reward {
  coin: number;
  cash: number;
}

/**
 * What became of a reward call (TASK-5, TASK-6, TASK-7). `paid`: status 1. `refused`: another status, with the
 * server's info. `failed`: the envelope was not 200. `unknown`: no answer (network, timeout, 5xx
 * after all retries); the call is made again with the same key at the next chance.
 */
export type RewardOutcome =
  | { outcome: 'paid'; reward: Reward }
  | { outcome: 'refused'; info: string }
  | { outcome: 'failed' }
  | { outcome: 'unknown' };

/** What became of a lucky task's reward call; `cash` is what was added (decimal, market's currency). */
export type LuckyOutcome = Exclude<RewardOutcome, { outcome: 'paid' }> | { outcome: 'paid'; cash: number };

/** What to tell after a lucky reward call was answered (LUCKY-16 to LUCKY-19). */
export type LuckyAnswer =
  | { say: 'paid'; cash: number }
  /** OPEN APP FAILED: the app must be opened (again). */
  | { say: 'openAppFirst' }
  /** BAD STATUS: expired toast, and the list again. */
  | { say: 'expiredReload' }
  /** DUP APP: duplicate-app message, and the list again. */
  | { say: 'duplicateReload' }
  /** DUP USER and every other info: expired toast. */
  | { say: 'expired' }
  /** The call itself failed. */
  | { say: 'failed' };

/** Why a login did not work. */
export type LoginProblem = 'missing' | 'short' | 'long' | 'unprintable';

/**
 * A launched partner app that reported back. `via` 1: `launchAppCallback`, POST /task/lucky/reward;
 * 2: `launchAppCallback2`, POST /task/lucky/reward2 with the times that the host measured.
 */
export interface LuckyClaim extends Launched {
  taskRecordId: number;
  /** Idempotency-Key of the POST. */
  key: string;
}

/** The app of a lucky task was tapped in its window; without a task or package it is the one under way. */
export interface LuckyClick {
  taskId?: number;
  packageName?: string;
  /** Idempotency-Key of the POST. */
  key: string;
}

/**
 * Everything that the bridge's effects need from the rest of the app. The app implements it with
 * its endpoints and overlays; tests hand in fakes. Methods that return nothing must not throw.
 */
export interface BridgeEffects {
  /** Marks the person at the page, '' for a guest. A window answers only to the person who opened it. */
  user(): string;
  /** The host's version, 0 when unknown. */
  sdk(): number;
  market(): Market;
  /** Ad configs as cached, best first. */
  adPlaces(): readonly AdConfig[];
  /** `adShowType` (ADS-3): 1 one ad, 2 two ads, 10 (and anything else) several. */
  adShowType(): number;

  /** POST /task/<kind>?action= with the key as Idempotency-Key. Never rejects. */
  claimReward(kind: RewardKind, claim: { action: RewardAction; key: string }): Promise<RewardOutcome>;
  /**
   * Reward toast. `first`: add coins and cash to the balance and 1 to the count (not for a click).
   * `again`: an owed call was repeated after a lost answer, so the numbers on the screen may already
   * hold it: fetch them instead.
   */
  rewarded(kind: RewardKind, reward: Reward, how: { action: RewardAction; time: 'first' | 'again' }): void;
  /** The reason dialog with the server's info. */
  rewardRefused(kind: RewardKind, info: string): void;
  /** The dialog checkin_failed, lottery_failed or videoad_failed. */
  rewardFailed(kind: RewardKind): void;

  /** POST /app/h5action. Fire and forget. */
  postAction(name: H5Action, data?: string): void;

  /** GET /task/lucky again. */
  reloadLucky(): void;
  /** POST /task/lucky?action=install; the record becomes 4 and takes rewardTimeRemain. A rejection counts as unknown. */
  installLucky(click: LuckyClick): Promise<{ outcome: 'answered' } | { outcome: 'unknown' }>;
  /** POST /task/lucky/reward or reward2. A rejection counts as unknown. */
  claimLucky(claim: LuckyClaim): Promise<LuckyOutcome>;
  /** Shows what the answer means. `reloadLucky` is called by the bridge where the list has to be fetched again. */
  luckyAnswered(answer: LuckyAnswer, claim: Pick<LuckyClaim, 'taskRecordId' | 'installed'>): void;

  /** Puts the token into the vault. The only place that sees it. */
  saveToken(token: string): void;
  /** The person is active now; the success dialog. Home data follows by `reloadHome`. */
  loggedIn(): void;
  loginFailed(why: LoginProblem): void;
  reloadHome(): void;

  /** The host's back key. True when the page went back itself. */
  hostBack(): boolean;
}
