import { feedbackReplied, hourMs } from '@tally/contract/limits';
import { marketLocales } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import type { Sql } from '../db/db';
import { feedbackReplies } from '../domain/shared/serverTexts';
import type { Owner } from './demoAccount';

const issues: Record<Market, string> = {
  id: 'Penarikan saya kemarin belum masuk ke DANA, tolong diperiksa.',
  ph: 'My withdrawal of yesterday is not in my GCash yet, please check.',
  br: 'Meu saque de ontem ainda não caiu no Pix, por favor verifiquem.',
};

/** Creates a feedback message, with or without its reply. */
export async function seedFeedback(sql: Sql, { userId, market }: Owner, replied: boolean, now: number): Promise<void> {
  const reply = feedbackReplies[marketLocales[market][0]][1];
  await sql.query(
    'insert into feedback (user_id, type, content, contact, status, reply, at, replied_at) values ($1, 1, $2, $3, $4, $5, $6, $7)',
    [
      userId,
      issues[market],
      `demo${userId}@mail.example`,
      replied ? feedbackReplied : 1,
      replied ? reply : '',
      now - 5 * hourMs,
      replied ? now - hourMs : null,
    ],
  );
}
