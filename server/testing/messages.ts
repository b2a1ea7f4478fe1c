import type { BodyOf } from '@tally/contract/api/endpoint';
import { postFeedback } from '@tally/contract/calls/feedback';
import { getMessage, getMessages, postMessageAnswer, postMessageClose } from '@tally/contract/calls/messages';
import type { Message, MessageDetail, MessagePage, MessageState } from '@tally/contract/operator/messages';
import type { Market } from '@tally/contract/market/codes';
import { only } from '../db/db';
import type { TestServer } from './testServer';

/** The calls about messages, as people and operators make them. */
export function messagesOn(server: TestServer, key: string) {
  const write = (token: string, given: Partial<BodyOf<typeof postFeedback>> = {}) =>
    server.callOk(postFeedback, {
      token,
      body: { type: 1, content: 'Where is my withdrawal of yesterday?', contact: 'me@mail.example', ...given },
    });
  /** All pages of a list. */
  const list = async (market: Market, state: MessageState = 'open') => {
    const items: Message[] = [];
    for (let from: { since: number; after: number } | undefined = { since: 0, after: 0 }; from;) {
      const page: MessagePage = await server.callOk(getMessages, { query: { key, market, state, ...from } });
      items.push(...page.items);
      from = page.next.after > 0 ? page.next : undefined;
    }
    return items;
  };
  const read = async (id: number): Promise<MessageDetail> =>
    only((await server.callOk(getMessage, { query: { key, id } })).messages);
  const answer = ({ id, version }: { id: number; version: number }, body: BodyOf<typeof postMessageAnswer>, by = key) =>
    server.callOk(postMessageAnswer, { query: { key: by, id, version }, body });
  const close = ({ id, version }: { id: number; version: number }, by = key) =>
    server.callOk(postMessageClose, { query: { key: by, id, version } });
  /** The id of the person's latest message. */
  const latest = async (person: number) =>
    only(await server.db.query<{ id: number }>('select max(id) as id from feedback where user_id = $1', [person])).id;
  return { write, list, read, answer, close, latest };
}
