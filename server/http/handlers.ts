import { codes } from '@tally/contract/envelope';
import { moreAppsType } from '@tally/contract/offers';
import { rewardStatus } from '@tally/contract/task';
import { accountOf, submitAccount } from '../domain/account';
import { noteAction } from '../domain/actions';
import { luckyAppsOf } from '../catalogue/reader';
import { adConfigsOf, appInfoOf, appSettingsOf } from '../domain/apps';
import { isPlaceItem, moreAppsOf, placeItemsOf, promotedAppsOf } from '../domain/offers';
import { requestDeletion } from '../domain/deletion';
import { draw } from '../domain/draws';
import { answerFeedback, feedbackOf, sendFeedback } from '../domain/feedback';
import { incomeOf, recordsOf } from '../domain/income';
import { applyLucky, claimLucky, installLucky, luckyOf } from '../domain/lucky';
import { idempotentForOperators } from '../domain/idempotency';
import { adAppsOf, dashboardOf, joinedSince, markAdApp, updateScores } from '../domain/operator';
import { bannerSize, drawPicture, tile } from '../domain/pictures';
import { rankMarket, rankOf } from '../domain/rank';
import { Refusal } from '../domain/refusal';
import { reportReview, reviewOf } from '../domain/review';
import { processReview, waitingReviewsOf } from '../domain/reviewCheck';
import { checkRound, payRound } from '../domain/reward';
import { guestTasks, tasksOf } from '../domain/tasks';
import { invitationOf, membersOf, teamOf } from '../domain/team';
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
  getAppInfo: async ({ context: world, query }) => found(appInfoOf(await world.catalogue(), query.shortName), 'UNKNOWN APP'),
  getAppSettings: async ({ context: world, query }) =>
    found(
      appSettingsOf(await world.catalogue(), query.package_name, query.locale, world.config.publicUrl),
      'UNKNOWN APP',
    ),
  postDeleteMyData: async ({ context: world, now, query, person }) =>
    requestDeletion(world.db, appInfoOf(await world.catalogue(), query.app) !== undefined, query.email, person, now),
  getAdConfigs: async ({ context: world, query }) => adConfigsOf(await world.catalogue(), query.country),
  postH5Action: async ({ context: world, now, body, person }) => {
    await noteAction(
      world.db,
      {
        userId: person?.id ?? null,
        device: body.uuid ?? null,
        appPkg: body.appPkgName ?? person?.appPkg ?? null,
        action: body.action,
        data: body.actionData ?? null,
      },
      now,
    );
    if (person && body.locale) await chooseLocale(world.db, person, body.locale);
    return null;
  },
  getAdApps: ({ context: world }) => adAppsOf(world.db),
  postAdApp: ({ context: world, body }) => markAdApp(world.db, body),
  getAdImage: ({ query }) => pictureResponse(query.img, bannerSize),
  getImage: ({ query }) => pictureResponse(query.img, tile),

  getUserInfo: ({ context: world, person, hadToken }) =>
    done(person ? userInfoOf(person, world.config.reviewMarkets) : nobodyInfo(hadToken)),
  getReferralInfo: async ({ context: world, query }) =>
    found(await invitationOf(world.db, query.refCode, await world.catalogue()), 'UNKNOWN CODE'),

  getNormalTasks: ({ context: world, now, person }) => (person ? tasksOf(world.db, person, now) : done(guestTasks())),
  postCheckin: ({ context: world, now, person, idempotency: once }) => payRound(world.db, person, 'checkin', once, now, world.random),
  postLottery: ({ context: world, now, person, idempotency: once, query }) => {
    const drawFirst = world.config.drawFirst.includes(person.market);
    if (query.action === 'reward') return payRound(world.db, person, 'lottery', once, now, world.random, drawFirst);
    return drawFirst ? draw(world.db, person, now) : checkRound(world.db, person, 'lottery', now);
  },
  postVideoAd: async ({ context: world, now, person, idempotency: once, query }) => {
    if (query.action === 'reward') return payRound(world.db, person, 'videoad', once, now, world.random);
    await noteAction(
      world.db,
      { userId: person.id, device: null, appPkg: person.appPkg, action: 'video_click', data: null },
      now,
    );
    return { status: rewardStatus.paid, coin: 0, cash: 0, info: '' };
  },

  getLucky: async ({ context: world, now, person }) =>
    luckyOf(world.db, person, now, luckyAppsOf(await world.catalogue(), person.market)),
  postLucky: async ({ context: world, now, person, query: { action, taskId } }) =>
    action === 'apply'
      ? applyLucky(world.db, person, taskId, now, luckyAppsOf(await world.catalogue(), person.market))
      : installLucky(world.db, person, taskId, now),
  postLuckyReward: ({ context: world, now, person, query, idempotency: once }) => claimLucky(world.db, person, query, once, now),
  postLuckyReward2: ({ context: world, now, person, body: { time1, time2, ...claim }, idempotency: once }) =>
    claimLucky(world.db, person, { ...claim, usedMs: time2 - time1 }, once, now),

  getReview: async ({ context: world, person }) =>
    reviewOf(world.db, person, world.config.reviewMarkets, await world.catalogue()),
  postReview: ({ context: world, now, person, query }) => reportReview(world.db, person, query, world.config.reviewMarkets, now),
  getWaitingReviews: async ({ context: world }) => waitingReviewsOf(world.db, await world.catalogue()),
  postReviewProcess: ({ context: world, now, query: { taskRecordId, action, reason }, idempotency: once }) =>
    idempotentForOperators(world.db, once, now, () => processReview(world.db, { taskRecordId, action, reason }, now)),

  getTeam: ({ context: world, person }) => teamOf(world.db, person, world.config.publicUrl),
  getTeamMembers: ({ context: world, person }) => membersOf(world.db, person),

  getIncome: ({ person }) => done(incomeOf(person)),
  getIncomeRecords: ({ context: world, person, query }) => recordsOf(world.db, person, query.reward_type ?? 'gift'),

  getWallet: ({ person }) => done(walletOf(person)),
  getWalletBalance: ({ person }) => done(walletOf(person)),
  getAccount: ({ context: world, person }) => accountOf(world.db, person),
  postAccount: ({ context: world, now, person, body }) => submitAccount(world.db, person, body, now),
  getPassbook: ({ context: world, now, person }) => passbookOf(world.db, person, now),
  getWithdrawOptions: ({ context: world, person }) => optionsOf(world.db, person),
  postWithdraw: ({ context: world, now, person, query, idempotency: once }) => withdraw(world.db, person, query.amount, once, now),
  postDunning: ({ context: world, now, person }) => dun(world.db, person, now),
  getRank: async ({ context: world, now, query }) =>
    rankOf(world.db, rankMarket(await world.catalogue(), query.locale, query.appPkgName), now),
  postUpdateScore: ({ context: world, now, query: { day, pay, amount, market }, idempotency: once, failed }) =>
    idempotentForOperators(world.db, once, now, () =>
      updateScores(world.db, { day, pay, amount, market }, now, failed),
    ),

  getMoreApps: async ({ context: world, query }) =>
    moreAppsOf(await world.catalogue(), query.type ?? moreAppsType.standard, query.locale),
  getProApps: async ({ context: world, query }) => promotedAppsOf(await world.catalogue(), query.locale),
  getPlaceInfo: async ({ context: world, query }) => placeItemsOf(await world.catalogue(), query.placeId, query.locale),
  postPlaceReport: async ({ context: world, now, query, person }) => {
    if (isPlaceItem(await world.catalogue(), query.optId))
      await noteAction(
        world.db,
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

  getFeedback: ({ context: world, person }) => feedbackOf(world.db, person),
  postFeedback: ({ context: world, now, person, body }) => sendFeedback(world.db, person, body, now),
  postFeedbackProcess: ({ context: world, now, query }) =>
    answerFeedback(
      world.db,
      { type: query.type, joinedSince: joinedSince(query.day, now), userIds: idsIn(query.userIdStr) },
      now,
    ),

  getDashboard: ({ context: world, now }) => dashboardOf(world.db, now),
};
