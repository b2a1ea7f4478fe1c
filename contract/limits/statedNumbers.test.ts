import { expect, it } from 'vitest';
import { closingGraceMs } from '../rules/marketRules';
import { luckyStatus } from '../tasks/lucky';
import { passbookStatus } from '../wallet/withdraw';
import { accountNameMin, accountNameNeeded, accountNoMax, numberUnusedDays } from './account';
import { adConfigCacheMs, adShowTypes, adsPerTask, adWindowShowMs } from './ads';
import { largestAmount } from './withdrawAmounts';
import { betterRateAfterDays, clearAfterDays, coinRates, exchangeFromHour, exchangeStatedAt } from './exchange';
import * as feedback from './feedback';
import { floatBoxBelow } from './floatBox';
import { gameLookAgainMs, gamePaceMs, roundReportedWithinMs } from './game';
import { openActionHostedMs, revealMs } from './home';
import * as host from './host';
import { coinRecordsShown, recordsMax } from './income';
import { loginReloadMs, loginTokenLongerThan, tokenLongerThan } from './login';
import * as lucky from './lucky';
import * as operator from './operator';
import { passbookDays, passbookLinkAbove, reviewPromptDelayMs, reviewPromptEntries } from './passbook';
import { ageLimit, confirmationKeptDays, frozenKeptDays, numberKeptDays } from './privacy';
import { bigUserFrom, promotionAmount, promotionUserAbove } from './promotion';
import * as task from './task';
import { inviteReward, membersShown, refCodeMin, validMemberAmount } from './team';
import { tipsFeedbackAnswerDays } from './tips';
import * as withdraw from './withdraw';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

// Other tests take these numbers from their constants, so that they hold for any; what a rule states stands here.
it.each<[rule: string, what: string, ours: unknown, stated: unknown]>([
  ['ACCOUNT-9', 'an e-mail has at most 77 characters', accountNoMax, 77],
  ['ACCOUNT-10', 'the name has at least 4 characters', accountNameMin, 4],
  ['ACCOUNT-10', 'needed in the Philippines and in Brazil', accountNameNeeded, { id: false, ph: true, br: true }],
  ['ACCOUNT-20', 'nobody has opened it for 365 days', numberUnusedDays, 365],
  ['ADS-2', 'younger than 3 days', adConfigCacheMs, 3 * day],
  ['ADS-3', '1 shows one ad, 2 two, 10 several', adShowTypes, { one: 1, two: 2, several: 10 }],
  ['ADS-4', '4 native, 5 for the check-in, 1 MTG', adsPerTask, { native: 4, checkinNative: 5, mtg: 1, wordsEach: 5 }],
  ['ADS-6', 'shows for 3 s', adWindowShowMs, 3 * second],
  ['API-30', 'after 1 s or 0.5 s', [revealMs.openAction, openActionHostedMs], [second, 500]],
  ['COINS-1', '20 records, 50 in Brazil', coinRecordsShown, { id: 20, ph: 20, br: 50 }],
  ['ENTRY-9', 'longer than 10 characters', tokenLongerThan, 10],
  ['FEEDBACK-1', 'status 9', feedback.feedbackReplied, 9],
  ['FEEDBACK-3', 'content', [feedback.feedbackContentMin, feedback.feedbackContentMax], [10, 200]],
  ['FEEDBACK-3', 'contact', [feedback.feedbackContactMin, feedback.feedbackContactMax], [8, 40]],
  ['FEEDBACK-6', '9:00 to 18:00', feedback.serviceHours, { from: 9, to: 18 }],
  ['FEEDBACK-7', 'working days', feedback.feedbackAnswerDays, { en: 3, id: 3, en_ph: 2, pt_br: 2 }],
  ['FEEDBACK-7', 'one Indonesian line says 5', tipsFeedbackAnswerDays, { en: 3, id: 5, en_ph: 2, pt_br: 2 }],
  ['FEEDBACK-10', 'the last three withdrawals', feedback.withdrawalsAsked, 3],
  ['FEEDBACK-13', 'the last 30 days, at most 10', [feedback.replyShownDays, feedback.repliesShown], [30, 10]],
  [
    'HOME-17',
    'late parts',
    revealMs,
    {
      lucky: 500,
      team: 800,
      floatBox: 1000,
      openAction: 1000,
      appConfigs: 1000,
      dupUser: 1100,
      promoBox: 1500,
      homeAds: 1800,
    },
  ],
  ['HOME-19', 'offered below', floatBoxBelow, { checkin: 1, lottery: 6, videoad: 5, words: 30 }],
  ['HOST-8', 'window ids', [host.windowIdMin, host.windowIdMax], [10_000, 99_999]],
  [
    'HOST-9',
    'gates',
    host.sdkGates,
    {
      adsWindow: 803,
      words: 804,
      intentLinks: 806,
      shareT: 811,
      channelW: 814,
      quiz: 815,
    },
  ],
  ['HOST-11', 'bars and keyboard', [host.insetMax, host.keyboardMax], [200, 1000]],
  ['INCOME-4', 'the newest 50', recordsMax, 50],
  ['INVITE-1', 'shorter than 6 characters', refCodeMin, 6],
  [
    'LUCKY-2',
    'statuses',
    luckyStatus,
    { none: 0, assigned: 1, downloading: 2, clicked: 3, installed: 4, rewarded: 5, closed: 9 },
  ],
  ['LUCKY-7', '8 s, 12 s', [lucky.luckyApplyLockMs, lucky.luckyApplyLockBusyMs], [8 * second, 12 * second]],
  ['LUCKY-9', 'at most 8 applications', lucky.luckyAppliesPerVisit, 8],
  ['LUCKY-14', 'takes 6 s', lucky.luckyOpenCheckMs, 6 * second],
  ['LUCKY-20', 'play 5 minutes, money within 5 s', [lucky.luckyPlayMinutes, lucky.luckyPaySeconds], [5, 5]],
  ['LUCKY-20', 'a minute is worth Rp 1,000', lucky.luckyMinuteAmount, { id: 1000, ph: 3, br: 0.5 }],
  ['LUCKY-21', 'summary amounts', lucky.luckySummaryAmount, { id: 10_000, ph: 30, br: 5 }],
  ['MONEY-1', 'before 07:00', exchangeStatedAt, 7 * 60],
  ['MONEY-2', 'stated rates', coinRates, { en: 5, id: 10, en_ph: 100, pt_br: 1000 }],
  ['MONEY-5', 'not opened for 15 days', clearAfterDays, 15],
  ['MONEY-11', 'the exchange begins at 05:00', exchangeFromHour, 5],
  ['MONEY-12', 'has had that language for 7 days', betterRateAfterDays, 7],
  ['OPS-1', 'longer than 7 characters', operator.operatorKeyLongerThan, 7],
  ['OPS-2', '3 taps', operator.opsTapsToShowKey, 3],
  [
    'OPS-5',
    'amount, days, pay',
    [operator.opsAmount, operator.opsDays, operator.opsPays],
    [{ id: 20_000, ph: 200, br: 20 }, [-1, 0, 1], [1, 2]],
  ],
  ['OPS-17', 'for a year', frozenKeptDays, 365],
  ['OPS-31', 'waits 30 days', operator.resultApprovalMs, 30 * day],
  ['OPS-35', 'a request lapses after 24 hours', operator.approvalMs, day],
  ['OPS-36', 'the largest adjustment', largestAmount, { id: 100_000_000, ph: 1_000_000, br: 100_000 }],
  ['OPS-40', 'an answer, all of them', [feedback.answerMax, feedback.answersMax], [500, 1000]],
  ['PASSBOOK-1', 'the last 15 days', passbookDays, 15],
  ['PASSBOOK-2', 'statuses', passbookStatus, { none: 0, pending: 1, paid: 2, failed: 3 }],
  ['PERSON-7', 'longer than 50 characters, after 500 ms', [loginTokenLongerThan, loginReloadMs], [50, 500]],
  ['PRIVACY-2', 'an age limit of 16', ageLimit, 16],
  ['PRIVACY-8', 'a number stays 30 days', numberKeptDays, 30],
  ['PRIVACY-12', 'kept for 30 days', confirmationKeptDays, 30],
  ['RATE-1', 'after 3 s', reviewPromptDelayMs, 3 * second],
  ['RATE-2', 'at least 2 entries', reviewPromptEntries, 2],
  ['RULES-5', 'for 10 minutes', closingGraceMs, 10 * minute],
  ['RULES-10', 'ends at 8:00, reminds after a day', [operator.pauseMorningHour, operator.pauseRemindMs], [8, day]],
  [
    'TASK-3',
    'the morning half',
    task.morningHalf,
    {
      id: { exemptUntilHour: 1, untilHour: 11, statedHour: 12 },
      ph: null,
      br: null,
    },
  ],
  ['TASK-8', 'taps are ignored', task.taskTapLockMs, { checkin: 5 * second, lottery: 3 * second, videoad: 3 * second }],
  ['TASK-9', 'counts down', task.lotteryCooldownMs, { id: 10 * second, ph: 12 * second, br: 10 * second }],
  ['TASK-11', 'fewer than 5 draws', task.lotteryGreenBelow, 5],
  ['TASK-20', 'once more 5 s later', gameLookAgainMs, 5 * second],
  [
    'TASK-21',
    'rewards',
    task.defaultCoinRewards,
    {
      checkin: 1000,
      lottery: 4000,
      words: 2000,
      quiz: 2000,
      videoad: 8000,
    },
  ],
  ['TASK-22', 'maxima', task.defaultMaxCounts, { checkin: 1, lottery: 10, videoad: 10, words: 30, quiz: 30 }],
  ['TASK-31', 'pace, age of a round', [gamePaceMs, roundReportedWithinMs], [3 * second, day]],
  ['TEAM-3', 'the 10 newest', membersShown, 10],
  ['TEAM-6', 'withdrawn 200', validMemberAmount, { id: 200, ph: 2, br: 0.2 }],
  ['TEAM-6', 'a valid member brings', inviteReward, { id: 500, ph: 5, br: 0.5 }],
  ['TIPS-4', 'a day', task.statedMaxCounts, { checkin: 1, lottery: 10, videoad: 20, words: 30, quiz: 30 }],
  ['WITHDRAW-2', 'more than 3 entries', passbookLinkAbove, 3],
  ['WITHDRAW-8', '5 minutes', withdraw.withdrawGapMs, 5 * minute],
  ['WITHDRAW-11', 'above', withdraw.slowArrivalAbove, { id: 2000, ph: 10, br: 1 }],
  ['WITHDRAW-11', '2 hours, 3 days', [withdraw.fastArrivalHours, withdraw.slowArrivalDays], [2, 3]],
  ['WITHDRAW-19', 'at most 10 s', withdraw.withdrawSubmitLockMs, 10 * second],
  ['WITHDRAW-23', 'exactly 20000 in Indonesia', promotionAmount, { id: 20_000, ph: null, br: null }],
  ['WITHDRAW-24', 'above 500', promotionUserAbove, { id: 500, ph: null, br: null }],
  ['WITHDRAW-24', 'a big one 20000', bigUserFrom, { id: 20_000, ph: null, br: null }],
])('%s: %s', (_, __, ours, stated) => expect(ours).toEqual(stated));

it('what guests see without a document of the market differs from the rules in its videos alone (TASK-22, TIPS-4)', () => {
  expect(task.defaultMaxCounts).toEqual({ ...task.statedMaxCounts, videoad: 10 });
});
