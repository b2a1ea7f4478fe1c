import { codes, failure, ok, type Envelope } from '@tally/contract/api/envelope';
import { deletionInfos } from '@tally/contract/people/deletion';
import { feedbackInfos } from '@tally/contract/people/feedback';
import { ownDataInfos } from '@tally/contract/people/ownData';
import { luckyInfos } from '@tally/contract/tasks/lucky';
import { reviewInfos } from '@tally/contract/tasks/review';
import { rewardStatus, taskInfos, type TaskReward } from '@tally/contract/tasks/task';
import { accountInfos } from '@tally/contract/wallet/account';
import { reminderInfos } from '@tally/contract/wallet/withdraw';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { Method } from '@tally/contract/api/endpoint';

/** An error answer that the server can be made to give. */
export interface Refusal {
  name: string;
  method: Method;
  /** Path relative to the API's base. */
  path: string;
  answer: Envelope<unknown>;
}

const broken = failure(codes.crashed, 'SHUT BY THE QA PAGE');
const reward = (status: number, info: string) => ok<TaskReward>({ status, coin: 0, cash: 0, info });
const refusal = (name: string, method: Method, path: string, answer: Envelope<unknown>): Refusal => ({
  name,
  method,
  path,
  answer,
});
const outcome = (info: string) => ok({ status: 0, info });
const readable = (info: string) => info.toLowerCase();
/** A refusal of a call for each of its words. */
const refusals = (name: string, path: string, infos: readonly string[]) =>
  infos.filter(Boolean).map((info) => refusal(`${name}: ${readable(info)}`, 'POST', path, outcome(info)));

const tasks = [
  ['Check-in', '/task/checkin'],
  ['Draw', '/task/lottery'],
  ['Video', '/task/videoad'],
] as const;
const reasons = [
  ['done for today', rewardStatus.limit, taskInfos.limit],
  ['morning half used', rewardStatus.limit, taskInfos.morning],
  ['try later', rewardStatus.later, taskInfos.later],
  ['not offered', rewardStatus.refused, taskInfos.notShown],
  ['closed', rewardStatus.later, taskInfos.closed],
  ['duplicate user', rewardStatus.refused, taskInfos.dupUser],
  ['already paid', rewardStatus.refused, taskInfos.alreadyPaid],
] as const;
const luckyReasons = [
  luckyInfos.openAppFailed,
  luckyInfos.badStatus,
  luckyInfos.dupApp,
  luckyInfos.dupUser,
  'SOMETHING NEW',
];
const luckyCalls = [
  ['Lucky claim', '/task/lucky/reward'],
  ['Lucky claim 2', '/task/lucky/reward2'],
] as const;
const applyReasons = [
  luckyInfos.closed,
  luckyInfos.needCheckin,
  luckyInfos.noQuota,
  luckyInfos.noSource,
  luckyInfos.ongoing,
  luckyInfos.noneFound,
];
const reviewReasons = [reviewInfos.badStatus, reviewInfos.notShown, reviewInfos.dupUser, reviewInfos.dupApp];
const ownDataRefused = ok({ status: 2, info: ownDataInfos.onceADay, name: '', file: '', nextAt: 0 });

/** Every error of the catalogue that the server can cause, grouped for display. */
export const refusalGroups: readonly { title: string; refusals: readonly Refusal[] }[] = [
  {
    title: 'Start',
    refusals: [
      refusal('User info fails', 'GET', '/user/info', broken),
      refusal('Tasks fail', 'GET', '/task/normal-task/', broken),
      refusal('App settings fail', 'GET', '/app/h5', broken),
      refusal('Referrer unknown', 'GET', '/user/refinfo', failure(codes.notFound, 'UNKNOWN CODE')),
      refusal('Too many users', 'GET', '/user/info', failure(codes.tooMany, 'TOO MANY USERS')),
    ],
  },
  {
    title: 'Daily tasks',
    refusals: [
      ...tasks.flatMap(([name, path]) => [
        refusal(`${name}: failed`, 'POST', path, broken),
        ...reasons.map(([reason, status, info]) => refusal(`${name}: ${reason}`, 'POST', path, reward(status, info))),
      ]),
      refusal('Video: being confirmed', 'POST', '/task/videoad', reward(rewardStatus.later, taskInfos.beingConfirmed)),
      refusal('Lottery: draw first', 'POST', '/task/lottery', reward(rewardStatus.refused, taskInfos.needDraw)),
    ],
  },
  {
    title: 'Lucky tasks',
    refusals: [
      refusal('Lucky list fails', 'GET', '/task/lucky', broken),
      ...applyReasons.map((info) =>
        refusal(
          `Apply: ${readable(info)}`,
          'POST',
          '/task/lucky',
          ok({ status: 0, info, taskRecordId: 0, rewardWaitingTime: 0 }),
        ),
      ),
      ...luckyCalls.flatMap(([name, path]) => [
        ...luckyReasons.map((info) =>
          refusal(`${name}: ${readable(info)}`, 'POST', path, ok({ status: 0, info, cash: 0 })),
        ),
        refusal(`${name}: failed`, 'POST', path, broken),
      ]),
    ],
  },
  {
    title: 'Wallet',
    refusals: [
      refusal('Wallet fails', 'GET', '/wallet/', broken),
      refusal('Balance fails', 'GET', '/wallet/balance/', broken),
      refusal('Passbook fails', 'GET', '/wallet/passbook/', broken),
      refusal('Withdraw: failed', 'POST', '/wallet/withdraw', broken),
      ...refusals('Withdraw', '/wallet/withdraw', Object.values(withdrawInfos)),
      ...refusals('Reminder', '/wallet/dunning', Object.values(reminderInfos)),
      refusal('Account: failed', 'POST', '/wallet/account/', broken),
      ...refusals('Account', '/wallet/account/', Object.values(accountInfos)),
    ],
  },
  {
    title: 'Other',
    refusals: [
      refusal('Income fails', 'GET', '/income/', broken),
      refusal('Records fail', 'GET', '/income/records', broken),
      refusal('Team fails', 'GET', '/task/team/', broken),
      refusal('Feedback is not taken', 'POST', '/opt/feedback', broken),
      ...refusals('Feedback', '/opt/feedback', Object.values(feedbackInfos)),
      ...refusals('Review', '/task/review', reviewReasons),
      refusal('Own data: once a day', 'POST', '/user/data', ownDataRefused),
      ...refusals('Deletion', '/app/delmydata', [deletionInfos.badUser]),
      ...refusals('Deletion', '/app/delmydata/confirm', [deletionInfos.badLink]),
      refusal('More apps fail', 'GET', '/opt/moreapps', broken),
      refusal('Dashboard: wrong key', 'GET', '/dashboard/ocdata', failure(codes.forbidden, 'WRONG KEY')),
      refusal('Score update fails', 'POST', '/wallet/updateScore', broken),
    ],
  },
];
