import { hourMs } from '@tally/contract/limits/time';
import { marketLocales, type Market } from '@tally/contract/market/codes';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import { messageStatus } from '../db/states';
import { feedbackReplies } from '../domain/shared/serverTexts';
import type { Owner } from './demoAccount';

const issues: Record<Market, string> = {
  id: 'Penarikan saya kemarin belum masuk ke DANA, tolong diperiksa.',
  ph: 'My withdrawal of yesterday is not in my GCash yet, please check.',
  br: 'Meu saque de ontem ainda não caiu no Pix, por favor verifiquem.',
};

const message = statement(
  {
    person: 'bigint',
    market: 'text',
    content: 'text',
    contact: 'text',
    status: 'smallint',
    reply: 'text',
    at: 'bigint',
    repliedAt: 'bigint?',
  },
  `
insert into feedback (user_id, market, type, content, contact, status, reply, at, replied_at)
values (:person, :market, 1, :content, :contact, :status, :reply, :at, :repliedAt)`,
);

/** Creates a feedback message, with or without its reply. */
export async function seedFeedback(sql: Sql, { userId, market }: Owner, replied: boolean, now: number): Promise<void> {
  const reply = feedbackReplies[marketLocales[market][0]][1];
  await sql.query(
    ...message({
      person: userId,
      market,
      content: issues[market],
      contact: `demo${userId}@mail.example`,
      status: replied ? messageStatus.answered : messageStatus.open,
      reply: replied ? reply : '',
      at: now - 5 * hourMs,
      repliedAt: replied ? now - hourMs : null,
    }),
  );
}
