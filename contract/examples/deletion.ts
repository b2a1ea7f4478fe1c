import type * as calls from '../calls/deletion';
import { deletionInfos } from '../people/deletion';
import { refusal, success } from '../fixtures/outcome';
import type { Example } from './example';

export const postDeleteMyData: Example<typeof calls.postDeleteMyData> = {
  request: { query: { app: 'tally', email: 'nobody.known@gmail.com' } },
  replies: {
    success,
    badUser: refusal(deletionInfos.badUser),
    checkMail: { ...success, info: deletionInfos.checkMail },
  },
};

export const postConfirmDeletion: Example<typeof calls.postConfirmDeletion> = {
  request: { body: { token: 'a-link.that-nobody-was-sent' } },
  replies: { success, badLink: refusal(deletionInfos.badLink) },
};
