import type { WindowAdPlace } from '@tally/contract/host';
import type { Market } from '@tally/contract/market';

/** The daily tasks whose windows end in a reward call. */
export type RewardKind = 'checkin' | 'lottery' | 'videoad';

/** Coins (whole) and cash (decimal, market's currency) as the server confirmed them. */
export interface Reward {
  coin: number;
  cash: number;
}

/**
 * What became of a reward call (section 4). `paid`: status 1. `refused`: another status, with the
 * server's info. `failed`: the envelope was not 200. `unknown`: no answer (network, timeout, 5xx
 * after all retries); the call is made again with the same key at the next chance.
 */
export type RewardOutcome =
  | { outcome: 'paid'; reward: Reward }
  | { outcome: 'refused'; info: string }
  | { outcome: 'failed' }
  | { outcome: 'unknown' };

/** What became of a lucky task's reward call: the infos of section 8 stay the server's words. */
export type LuckyOutcome = Exclude<RewardOutcome, { outcome: 'paid' }> | { outcome: 'paid' };

/** What to tell after a lucky reward call was answered (section 8). */
export type LuckyAnswer = 'paid' | 'openAppFirst' | 'expiredReload' | 'duplicateReload' | 'expired' | 'failed';

/** Why a login did not work. */
export type LoginProblem = 'missing' | 'short' | 'long' | 'unprintable';

/** A launched partner app that reported back. Times are the host's own numbers, passed on as they came. */
export interface LuckyClaim {
  /** 1: `launchAppCallback`, POST /task/lucky/reward; 2: `launchAppCallback2`, POST /task/lucky/reward2. */
  via: 1 | 2;
  taskRecordId: string;
  installed: boolean;
  time1?: number;
  time2?: number;
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
  adPlaces(): readonly WindowAdPlace[];
  /** User field of section 4: 1 one ad, 2 two ads, 10 (and anything else) several. */
  adShowType(): number;

  /** POST /task/<kind>?action= with the key as Idempotency-Key. Never rejects. */
  claimReward(kind: RewardKind, claim: { action: 'reward' | 'click'; key: string }): Promise<RewardOutcome>;
  /** Count +1 (not for a click), coins and cash added, reward toast. */
  rewarded(kind: RewardKind, reward: Reward, action: 'reward' | 'click'): void;
  /** The reason dialog with the server's info. */
  rewardRefused(kind: RewardKind, info: string): void;
  /** The dialog checkin_failed, lottery_failed or videoad_failed. */
  rewardFailed(kind: RewardKind): void;

  /** POST /app/h5action. Fire and forget. */
  postAction(name: string, data?: string): void;

  /** GET /task/lucky again. */
  reloadLucky(): void;
  /** POST /task/lucky?action=install; the record becomes 4 and takes rewardTimeRemain. */
  installLucky(click: { taskId?: string; packageName?: string; key: string }): void;
  /** POST /task/lucky/reward or reward2. Never rejects. */
  claimLucky(claim: LuckyClaim): Promise<LuckyOutcome>;
  /** Shows what the answer means; the `Reload` ones also fetch the list again. */
  luckyAnswered(answer: LuckyAnswer, taskRecordId: string): void;

  /** Puts the token into the vault. The only place that sees it. */
  saveToken(token: string): void;
  /** The person is active now; the success dialog. Home data follows by `reloadHome`. */
  loggedIn(): void;
  loginFailed(why: LoginProblem): void;
  reloadHome(): void;

  /** The host's back key. True when the page went back itself. */
  hostBack(): boolean;
}
