import type { QueryOf } from '@tally/contract/endpoint';
import { getReferralInfo } from '@tally/contract/user';
import { api } from '../../api/api';
import { queryEndpoint } from '../../api/contractEndpoint';
import { invitationReply, type Invitation } from './readInvitation';

/** The invitation behind a code (API-11). */
export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferralInfo: build.query<Invitation, QueryOf<typeof getReferralInfo>>({
      ...queryEndpoint(getReferralInfo),
      responseSchema: invitationReply,
    }),
  }),
});
