import type * as calls from '../calls/team';
import { emptyTeam, noMembers, teamMemberLists, teams } from '../fixtures/team';
import { invitations } from '../fixtures/user';
import type { Example } from './example';

export const getTeam: Example<typeof calls.getTeam> = {
  request: {},
  replies: { ...teams, empty: emptyTeam },
};

export const getTeamMembers: Example<typeof calls.getTeamMembers> = {
  request: {},
  replies: { ...teamMemberLists, empty: noMembers },
};

export const getReferralInfo: Example<typeof calls.getReferralInfo> = {
  request: { query: { refCode: 'NOBODY22' } },
  replies: invitations,
};
