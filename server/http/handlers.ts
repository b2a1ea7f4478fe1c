import { codes } from '@tally/contract/envelope';
import { dayMs } from '@tally/contract/limits';
import { moreAppsType } from '@tally/contract/offers';
import { rewardStatus } from '@tally/contract/task';
import { accountOf, submitAccount } from '../domain/account';
import { noteAction } from '../domain/h5Actions';
import { luckyAppsOf } from '../catalogue/reader';
import { adConfigsOf, appInfoOf, appSettingsOf, isOurs } from '../domain/apps';
import { isPlaceItem, moreAppsOf, placeItemsOf, promotedAppsOf } from '../domain/offers';
import { confirmDeletion } from '../domain/confirmDeletion';
import { requestDeletion } from '../domain/deletion';
import { draw } from '../domain/draws';
import { answerFeedback, feedbackOf, sendFeedback } from '../domain/feedback';
import { incomeOf, recordsOf } from '../domain/income';
import { applyLucky, claimLucky, installLucky, luckyOf } from '../domain/lucky';
import { idempotentForOperators } from '../domain/idempotency';
import { adAppsOf, dashboardOf, joinedSince, markAdApp, updateScores } from '../domain/operator';
import { operatorActionsOf } from '../domain/operatorLog';
import { exportPayouts, importResults } from '../domain/payoutFile';
import { decidePayout, freeze, payBatch, pendingPayoutsOf } from '../domain/payoutDesk';
import { bannerSize, drawPicture, tile } from '../domain/pictures';
import { rankMarket, rankOf } from '../domain/rank';
import { Refusal } from '../domain/refusal';
import { reportReview, reviewOf } from '../domain/review';
import { processReview, waitingReviewsOf } from '../domain/reviewCheck';
import { checkRound, payRound } from '../domain/reward';
import { deletionTriesADay } from '../domain/serverLimits';
import { guestTasks, tasksOf } from '../domain/tasks';
import { invitationOf, membersOf, teamOf } from '../domain/team';
import { countAttempt } from '../domain/attemptCount';
import { chooseLocale, nobodyInfo, userInfoOf } from '../domain/user';
import { walletOf } from '../domain/wallet';
import { dun, optionsOf, passbookOf, withdraw } from '../domain/withdraw';
import type { Handlers } from './context';

/** What was looked up, or code 404. */
function found<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Refusal(codes.notFound, otherwise);
  return value;
}

/** A drawn picture; it never changes, so it may be kept for a day. */
function pictureResponse(img: string, size: typeof tile | typeof bannerSize): Promise<Response> {
  return Promise.resolve(
    new Response(drawPicture(img, size), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    }),
  );
}

const done = <T>(value: T): Promise<T> => Promise.resolve(value);

/** Ids of people in an operator's list; a list without any means nobody. */
const idsIn = (list: string | undefined): readonly number[] | undefined =>
  list
    ?.split(',')
    .map((id) => Number(id.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** What the server does for each call. */
export const handlers: Handlers = {
  getAppInfo: async ({ context, query }) => found(appInfoOf(await context.catalogue(), query.shortName), 'UNKNOWN APP'),
  getAppSettings: async ({ context, query }) =>
    found(
      appSettingsOf(await context.catalogue(), query.package_name, query.locale, context.config.publicUrl),
      'UNKNOWN APP',
    ),
  postDeleteMyData: async ({ context, now, query, person, network }) => {
    const who = `deletion ${person ? `of ${person.id}` : network}`;
    if ((await countAttempt(context.db, who, now, dayMs)) > deletionTriesADay)
      throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
    return requestDeletion(
      context.db,
      appInfoOf(await context.catalogue(), query.app) !== undefined,
      query.email,
      person,
      now,
      context.config.mail !== undefined,
    );
  },
  postConfirmDeletion: ({ context, now, body: { token } }) =>
    confirmDeletion(context.db, context.numberKey, token, now),
  getAdConfigs: async ({ context, query }) => adConfigsOf(await context.catalogue(), query.country),
  postH5Action: async ({ context, now, body, person }) => {
    // Of strangers only those count who use one of our apps.
    const knownApp = body.appPkgName !== undefined && isOurs(await context.catalogue(), body.appPkgName);
    if (!person && !knownApp) return null;
    await noteAction(
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
    if (person && body.locale) await chooseLocale(context.db, person, body.locale, now);
    return null;
  },
  getAdApps: ({ context }) => adAppsOf(context.db),
  postAdApp: ({ context, now, operator, body }) => markAdApp(context.db, body, operator, now),
  getAdImage: ({ query }) => pictureResponse(query.img, bannerSize),
  getImage: ({ query }) => pictureResponse(query.img, tile),

  getUserInfo: ({ context, now, person, hadToken }) =>
    done(person ? userInfoOf(person, context.config.reviewMarkets, now) : nobodyInfo(hadToken)),
  getReferralInfo: async ({ context, query }) =>
    found(await invitationOf(context.db, query.refCode, await context.catalogue()), 'UNKNOWN CODE'),

  getNormalTasks: ({ context, now, person }) => (person ? tasksOf(context.db, person, now) : done(guestTasks())),
  postCheckin: ({ context, now, person, idempotency }) =>
    payRound(context.db, person, 'checkin', idempotency, now, context.chance, { pace: context.config.pace }),
  postLottery: ({ context, now, person, idempotency, query }) => {
    const drawFirst = context.config.drawFirst.includes(person.market);
    if (query.action === 'reward')
      return payRound(context.db, person, 'lottery', idempotency, now, context.chance, {
        drawFirst,
        pace: context.config.pace,
      });
    return drawFirst ? draw(context.db, person, now) : checkRound(context.db, person, 'lottery', now);
  },
  postVideoAd: async ({ context, now, person, idempotency, query, unconfirmed }) => {
    if (query.action === 'reward')
      return payRound(context.db, person, 'videoad', idempotency, now, context.chance, {
        pace: context.config.pace,
        confirmation: { mode: context.config.adConfirmations[person.market], missing: () => unconfirmed('videoad') },
      });
    await noteAction(
      context.db,
      { userId: person.id, device: null, appPkg: person.appPkg, action: 'video_click', data: null },
      now,
    );
    return { status: rewardStatus.paid, coin: 0, cash: 0, info: '' };
  },

  getLucky: async ({ context, now, person }) =>
    luckyOf(context.db, person, now, luckyAppsOf(await context.catalogue(), person.market)),
  postLucky: async ({ context: context, now, person, query: { action, taskId } }) =>
    action === 'apply'
      ? applyLucky(context.db, person, taskId, now, luckyAppsOf(await context.catalogue(), person.market))
      : installLucky(context.db, person, taskId, now),
  postLuckyReward: ({ context, now, person, query, idempotency, unconfirmed }) =>
    claimLucky(context.db, person, query, idempotency, now, {
      mode: context.config.adConfirmations[person.market],
      missing: () => unconfirmed('luckytask'),
    }),
  // The two times are the host's own; the server goes by its clock alone (LUCKY-27).
  postLuckyReward2: ({ context, now, person, body: { taskRecordId, installed }, idempotency, unconfirmed }) =>
    claimLucky(context.db, person, { taskRecordId, installed }, idempotency, now, {
      mode: context.config.adConfirmations[person.market],
      missing: () => unconfirmed('luckytask'),
    }),

  getReview: async ({ context, person }) =>
    reviewOf(context.db, person, context.config.reviewMarkets, await context.catalogue()),
  postReview: ({ context, now, person, query }) =>
    reportReview(context.db, person, query, context.config.reviewMarkets, now),
  getWaitingReviews: async ({ context }) => waitingReviewsOf(context.db, await context.catalogue()),
  postReviewProcess: ({ context: context, now, operator, query: { taskRecordId, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      processReview(context.db, { taskRecordId, action, reason }, operator, now),
    ),

  getTeam: ({ context, person }) => teamOf(context.db, person, context.config.publicUrl),
  getTeamMembers: ({ context, person }) => membersOf(context.db, person),

  getIncome: ({ person }) => done(incomeOf(person)),
  getIncomeRecords: ({ context, person, query }) => recordsOf(context.db, person, query.reward_type ?? 'gift'),

  getWallet: ({ person }) => done(walletOf(person)),
  getWalletBalance: ({ person }) => done(walletOf(person)),
  getAccount: ({ context, person }) => accountOf(context.db, person),
  postAccount: ({ context, now, person, body }) => submitAccount(context.db, person, body, now),
  getPassbook: ({ context, now, person }) => passbookOf(context.db, person, now),
  getWithdrawOptions: ({ context, person }) => optionsOf(context.db, person),
  postWithdraw: async ({ context, now, person, query, idempotency }) =>
    withdraw(context.db, person, query.amount, idempotency, now, await context.numberKey()),
  postDunning: ({ context, now, person }) => dun(context.db, person, now),
  getRank: async ({ context, now, query }) =>
    rankOf(context.db, rankMarket(await context.catalogue(), query.locale, query.appPkgName), now),
  postUpdateScore: ({ context, now, operator, query: { day, pay, amount, market, asOf }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      updateScores(context.db, { day, pay, amount, market, asOf }, operator, now, failed),
    ),

  getMoreApps: async ({ context, query }) =>
    moreAppsOf(await context.catalogue(), query.type ?? moreAppsType.standard, query.locale),
  getProApps: async ({ context, query }) => promotedAppsOf(await context.catalogue(), query.locale),
  getPlaceInfo: async ({ context, query }) => placeItemsOf(await context.catalogue(), query.placeId, query.locale),
  postPlaceReport: async ({ context, now, query, person }) => {
    if (isPlaceItem(await context.catalogue(), query.optId))
      await noteAction(
        context.db,
        {
          userId: person?.id ?? null,
          device: query.uuid ?? null,
          appPkg: person?.appPkg ?? null,
          action: 'place_click',
          data: String(query.optId),
        },
        now,
      );
    return null;
  },

  getFeedback: ({ context, person }) => feedbackOf(context.db, person),
  postFeedback: ({ context, now, person, body }) => sendFeedback(context.db, person, body, now),
  postFeedbackProcess: ({ context, now, operator, query }) =>
    answerFeedback(
      context.db,
      { type: query.type, joinedSince: joinedSince(query.day, now), userIds: idsIn(query.userIdStr) },
      operator,
      now,
    ),

  getDashboard: ({ context, now }) => dashboardOf(context.db, now),
  getPayouts: ({ context, now, query }) => pendingPayoutsOf(context.db, query.market, now),
  postPayout: ({ context, now, operator, query: { id, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      decidePayout(context.db, { id, action, reason }, operator, now),
    ),
  postPayoutBatch: ({ context, now, operator, query: { market, asOf }, body: { ids }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      payBatch(context.db, { market, asOf, ids }, operator, now, failed),
    ),
  postPayoutExport: ({ context, now, operator, query: { market, asOf } }) =>
    exportPayouts(context.db, { market, asOf }, operator, now),
  postPayoutImport: ({ context, now, operator, query: { market }, body: { file }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      importResults(context.db, { market, file }, operator, now, failed),
    ),
  postFreeze: ({ context, now, operator, query: { userId, action, reason } }) =>
    freeze(context.db, { userId, action, reason }, operator, now),
  getOperatorActions: ({ context }) => operatorActionsOf(context.db),
};
