import { incomeOf, recordsOf } from '../../domain/wallet/income';
import { membersOf, teamOf } from '../../domain/people/team';
import type { Handlers } from '../context';
import { reply } from './answers';

/** The team, and the income from it. */
export const teamHandlers = {
  getTeam: ({ context, now, person }) => teamOf(context.db, person, context.config.publicUrl, now),
  getTeamMembers: ({ context, person }) => membersOf(context.db, person),
  getIncome: ({ person }) => reply(incomeOf(person)),
  getIncomeRecords: ({ context, person, query }) => recordsOf(context.db, person, query.reward_type ?? 'gift'),
} satisfies Partial<Handlers>;
