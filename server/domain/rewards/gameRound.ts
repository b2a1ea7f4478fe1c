import { codes } from '@tally/contract/api/envelope';
import { roundErrors } from '@tally/contract/host/hostBackend';
import type { Game, RoundReport } from '@tally/contract/host/hostBackend';
import { roundFutureMs, roundReportedWithinMs } from '@tally/contract/limits/game';
import type { TaskReward } from '@tally/contract/tasks/task';
import type { Db, Sql } from '../../db/db';
import type { Chance } from './chance';
import { rulesAt } from '../marketRules/rulesAt';
import type { RuleBook } from '../marketRules/versions';
import { personOfPublicId } from '../people/person';
import type { Person } from '../people/person';
import { Refusal } from '../shared/refusal';
import { payRound } from './reward';
import { isDue, settle } from '../morning/settle';

/** Scope of the answers to reported rounds, as the calls of the page have their own. */
const scope = 'postRounds';

/** Whether a round of that time can be reported now: not older than a day, and not from the future. */
const isReportable = (at: number, now: number): boolean =>
  at > now - roundReportedWithinMs && at <= now + roundFutureMs;

/** The person of a report, after everything due for them has been settled. */
async function personOfReport(db: Db, { userId, market }: RoundReport, now: number): Promise<Person> {
  const find = (sql: Sql) => personOfPublicId(sql, userId);
  const found = await find(db);
  if (!found) throw new Refusal(codes.malformed, roundErrors.unknownPerson);
  if (found.market !== market) throw new Refusal(codes.malformed, roundErrors.otherMarket);
  if (!isDue(found, now)) return found;
  await settle(db, found.id, now);
  return (await find(db)) ?? found;
}

/**
 * Pays a round of a game that the phone app's backend reports (TASK-31): once under its id, within the quota of the day
 * on which it was played. The same report again gets the same answer.
 *
 * @param now ms since the epoch
 * @throws {Refusal} malformed for a person, a market or a time that can't be; key reused when the id was reported for
 *   another game
 */
export async function payGameRound(
  db: Db,
  report: RoundReport,
  now: number,
  { chance, pace, book }: { readonly chance: Chance; readonly pace: boolean; readonly book: RuleBook },
): Promise<TaskReward> {
  if (!isReportable(report.at, now)) throw new Refusal(codes.malformed, roundErrors.badTime);
  const person = await personOfReport(db, report, now);
  const game: Game = report.game;
  const once = { scope, key: `round/${report.round}`, request: game };
  return payRound(db, person, game, {
    once,
    now,
    chance,
    rules: {
      pace,
      playedAt: report.at,
      marketRules: rulesAt(book[person.market], person.market, report.at),
    },
  });
}
