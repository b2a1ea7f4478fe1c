import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getReferralInfo } from '@tally/contract/user';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';

/** The invitation behind a code (section 7: user/refinfo). */
export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferralInfo: build.query<ReplyOf<typeof getReferralInfo>, QueryOf<typeof getReferralInfo>>({ ...read(getReferralInfo) }),
  }),
});
