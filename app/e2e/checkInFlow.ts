import type { Translate } from '@tally/locales/text';
import type { Actor } from './actor';

/** Steps of a guest who logs in through the host (PERSON-7). */
export async function logInSteps(actor: Actor, t: Translate, name: string): Promise<void> {
  await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
  await actor.seesDialog(t('login.need_title'));
  await actor.tap(t('common.login'), t('login.need_title'));
  await actor.hostAnswers();
  await actor.seesDialog(t('login.success_title'));
  await actor.tap(t('common.ok'), t('login.success_title'));
  await actor.sees(name);
}

/** Steps of a complete check-in: card, host window, reward call, count and toast (TASK-5). */
export async function checkInSteps(actor: Actor, t: Translate, coins: string): Promise<void> {
  await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
  await actor.hostAnswers();
  // In the toast; beside the balance it shows only while that is in view.
  await actor.sees(new RegExp(`^\\+${coins.replaceAll('.', '\\.')}`));
  await actor.sees(t('task.count', { done: 1, max: 1 }));
  await actor.sees(t('task.stamp'));
}
