import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getTeam, getTeamMembers } from '@tally/contract/team';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';

/** The person's team (API-16). */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<ReplyOf<typeof getTeam>, QueryOf<typeof getTeam>>({
      ...read(getTeam),
      providesTags: ['Team'],
    }),
    getTeamMembers: build.query<ReplyOf<typeof getTeamMembers>, QueryOf<typeof getTeamMembers>>({
      ...read(getTeamMembers),
      providesTags: ['Team'],
    }),
  }),
});
