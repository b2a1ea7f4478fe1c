import { rulesAt } from '../../domain/marketRules/rulesAt';
import type { Rules } from '../../domain/marketRules/rulesAt';
import type { Person } from '../../domain/people/person';
import type { ServerContext } from '../context';

/** The rules of a person's market at a moment, from memory: for calls that are made often. */
export const rulesOf = async (
  { ruleBook }: Pick<ServerContext, 'ruleBook'>,
  { market }: Pick<Person, 'market'>,
  now: number,
): Promise<Rules> => rulesAt((await ruleBook())[market], market, now);
