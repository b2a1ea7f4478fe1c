import { expect, it } from 'vitest';
import { lapseNoticeDays } from '@tally/contract/host/hostEvents';
import { claimWaitMs } from '../domain/confirmations/waitingClaims';
import * as deletion from './deletion';
import * as events from './events';
import { monthsKept } from './ledger';
import * as operators from './operators';
import * as people from './people';
import { secondKeyAbove } from './secondOperator';
import * as warnings from './warnings';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

// Other tests take these numbers from their constants, so that they hold for any; what a rule states stands here.
it.each<[rule: string, what: string, ours: unknown, stated: unknown]>([
  ['API-37', 'good within the last half hour', people.tokenKnownMs, hour / 2],
  ['EVENT-3', 'three days before', lapseNoticeDays, 3],
  ['EVENT-4', 'fails to take it five times', events.eventTriesAlone, 5],
  ['EVENT-6', 'an answer within 10 s', events.eventTryMs, 10 * second],
  ['EVENT-6', 'again after 30 s, at most an hour', [events.eventClaimMs, events.eventPauseMostMs], [30 * second, hour]],
  ['EVENT-8', 'removed after 7 days', events.eventKeptMs, 7 * day],
  ['EVENT-9', 'removed after an hour', events.eventKeptOffMs, hour],
  ['MONEY-5', 'not opened for 15 days, of openings known to the hour', people.lapseAfterMs, 15 * day + hour],
  ['OPS-12', 'three wallets of one name', warnings.walletsOfName, 3],
  ['OPS-12', 'five members within an hour', [warnings.burstMembers, warnings.burstMs], [5, hour]],
  ['OPS-17', 'for a year', deletion.frozenMarkRetentionMs, 365 * day],
  ['OPS-28', '30 days after it was signed off', operators.signedFileKeptMs, 30 * day],
  ['OPS-35', "a market's limit", secondKeyAbove, { id: 2_000_000, ph: 7000, br: 700 }],
  ['OPS-67', 'for 24 hours', operators.standInMs, day],
  ['OPS-80', 'never one of the last 13', monthsKept, 13],
  ['OWN-2', 'answered again up to 20 times', people.ownDataRepeats, 20],
  ['PERSON-17', 'more than 5 people within 30 days', [people.phonePeopleMost, people.phoneSharedMs], [5, 30 * day]],
  ['PRIVACY-8', 'a number stays 30 days', deletion.numberRetentionMs, 30 * day],
  ['PRIVACY-9', 'an address 20 times a day', deletion.deletionTriesADay, 20],
  ['PRIVACY-9', 'a network within an hour', [deletion.deletionFloodTries, deletion.deletionFloodMs], [100, hour]],
  ['PRIVACY-9', 'a request waits 15 days', deletion.deletionWaitMs, 15 * day + hour],
  ['PRIVACY-10', '3 links a day', deletion.deletionMailsADay, 3],
  ['TASK-30', 'a claim waits up to 24 hours', claimWaitMs, day],
])('%s: %s', (_, __, ours, stated) => expect(ours).toEqual(stated));
