import type { TextKey } from '@tally/locales/text';

/**
 * The texts of the home screen's first stage. They travel inside index.html in every language, so
 * the shell speaks the person's language before any script has arrived. Keep it short: bytes.
 */
export const homeTexts = [
  'title.home', 'a11y.close_page', 'a11y.open_feedback', 'a11y.balance', 'a11y.pause_notices', 'a11y.resume_notices', 'a11y.task_progress',
  'home.notices_label', 'home.notice_week', 'home.notice_example', 'home.my_coins', 'home.my_cash', 'home.exchange_note', 'home.withdraw', 'home.team',
  'home.team_banner_title', 'home.team_banner_text', 'home.newbie_title', 'home.newbie_text', 'home.newbie_button',
  'home.daily_title', 'home.daily_subtitle', 'home.team_card_title', 'home.team_card_text', 'home.invite_via', 'home.copy_link', 'home.rules_link',
  'task.checkin_title', 'task.checkin_button', 'task.lottery_title', 'task.lottery_button', 'task.videoad_title', 'task.videoad_button',
  'task.words_title', 'task.words_button', 'task.quiz_title', 'task.quiz_button', 'task.finished', 'task.count', 'task.countdown', 'a11y.cooldown',
  'task.reward_upto', 'task.reward_upto_icon', 'login.bar_text', 'login.bar_button', 'network.offline', 'network.offline_none', 'network.stale',
] as const satisfies readonly TextKey[];
