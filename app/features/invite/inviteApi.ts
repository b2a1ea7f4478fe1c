import type { QueryOf } from '@tally/contract/call';
import { getReferralInfo } from '@tally/contract/user';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';
import { invitationReply, type Invitation } from './readInvitation';

/** The invitation behind a code (API-11). */
export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferralInfo: build.query<Invitation, QueryOf<typeof getReferralInfo>>({
      ...read(getReferralInfo),
      responseSchema: invitationReply,
    }),
  }),
});
