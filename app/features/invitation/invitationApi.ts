import { getReferralInfo } from '@tally/contract/calls/team';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';
import { invitationReply, type Invitation } from './readInvitation';

/** Endpoint that looks up an invitation by its code (API-11). */
export const invitationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { queryAs } = fromContract(build);
    return {
      getReferralInfo: queryAs<Invitation>()(getReferralInfo, { responseSchema: invitationReply }),
    };
  },
});
