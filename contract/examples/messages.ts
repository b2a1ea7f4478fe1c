import type * as calls from '../calls/messages';
import {
  exampleClosedMessage,
  exampleMessage,
  exampleMessages,
  exampleMoreMessages,
  noMessages,
} from '../fixtures/messages';
import { refusal, success } from '../fixtures/outcome';
import { moreInfo } from '../operator/operator';
import type { Example } from './example';

export const getMessages: Example<typeof calls.getMessages> = {
  request: { query: { market: 'id', state: 'open' } },
  replies: { filled: exampleMessages, more: exampleMoreMessages, empty: noMessages },
};

export const getMessage: Example<typeof calls.getMessage> = {
  request: { query: { id: 1 } },
  replies: {
    filled: { messages: [exampleMessage] },
    closed: { messages: [exampleClosedMessage] },
    gone: { messages: [] },
  },
};

export const postMessageAnswer: Example<typeof calls.postMessageAnswer> = {
  request: { query: { id: 1, version: 1 }, body: { template: 'received' } },
  replies: { success, changed: refusal('MESSAGE CHANGED'), tooLong: refusal('TOO LONG') },
};

export const postMessageClose: Example<typeof calls.postMessageClose> = {
  request: { query: { id: 1, version: 1 } },
  replies: { success, changed: refusal('MESSAGE CHANGED'), closed: refusal('MESSAGE CLOSED') },
};

export const postFeedbackProcess: Example<typeof calls.postFeedbackProcess> = {
  request: { query: { day: 2, type: 0 } },
  replies: { success: { ...success, count: 3 }, more: { status: 1, info: moreInfo, count: 500 } },
};
