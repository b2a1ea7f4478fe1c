import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getTeam, getTeamMembers } from '@tally/contract/team';
import { api } from '../../api/api';
import { queryEndpoint } from '../../api/contractEndpoint';

/** The person's team (API-16). */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<ReplyOf<typeof getTeam>, QueryOf<typeof getTeam>>({
      ...queryEndpoint(getTeam),
      providesTags: ['Team'],
    }),
    getTeamMembers: build.query<ReplyOf<typeof getTeamMembers>, QueryOf<typeof getTeamMembers>>({
      ...queryEndpoint(getTeamMembers),
      providesTags: ['Team'],
    }),
  }),
});
