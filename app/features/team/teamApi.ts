import { getTeam, getTeamMembers } from '@tally/contract/calls/team';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of the person's team (API-16). */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getTeam: query(getTeam, { providesTags: ['Team'] }),
      getTeamMembers: query(getTeamMembers, { providesTags: ['Team'] }),
    };
  },
});
