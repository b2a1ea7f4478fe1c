/**
 * The parts of a language's texts in the order in which they are loaded: in index.html, with the first phase, with the
 * second, with the deferred part of home, with the first page behind home. Code of a part may use its own texts and
 * those of earlier parts.
 */
export const textParts = ['shell', 'first', 'home', 'deferred', 'pages'] as const;
export type TextPart = (typeof textParts)[number];

/**
 * Key prefixes of each part; the longest matching prefix wins. `textsPlugin` fails the build when code uses a key
 * before its part is loaded. Each text of the shell adds bytes to index.html in every language: one that the first
 * frame never shows belongs to a later part.
 */
export const textPrefixes: Readonly<Record<TextPart, readonly string[]>> = {
  shell: [
    'a11y.balance',
    'a11y.close_page',
    'home.copy_link',
    'home.daily_title',
    'home.exchange_note',
    'home.forecast',
    'home.goal_',
    'home.invite_via',
    'home.my_cash',
    'home.notices_label',
    'home.rules_link',
    'home.team',
    'home.withdraw',
    'task.checkin_button',
    'task.checkin_title',
    'task.lottery_button',
    'task.lottery_title',
    'task.quiz_button',
    'task.quiz_title',
    'task.videoad_button',
    'task.videoad_title',
    'task.words_button',
    'task.words_title',
    'title.home',
  ],
  first: [
    'a11y.cooldown',
    'a11y.pause_notices',
    'a11y.resume_notices',
    'a11y.task_progress',
    'common.retry',
    'home.day_',
    'home.more_title',
    'home.newbie_',
    'home.notice_',
    'login.bar_',
    'network.offline',
    'network.stale',
    'task.count',
    'task.opens_again',
    'task.reward_upto',
    'task.stamp',
    'task.when_today',
  ],
  home: [
    'title.',
    'home.',
    'task.',
    'login.',
    'network.',
    'network.offline_action',
    'common.ok',
    'common.later',
    'common.login',
    'team.copy_',
    'team.share_failed',
    'apps.open_failed',
    'withdraw.period_title',
  ],
  deferred: [
    'lucky.',
    'exit.',
    'login.deletion_',
    'task.reward_',
    'reviewtask.',
    'float.',
    'version.',
    'review.go_store',
    'home.ads_title',
    'common.view_all',
    'common.download',
    'common.advertisement',
    'common.please_wait',
    'a11y.close_ad',
    'a11y.open_channel',
    'a11y.feedback_reply',
    'a11y.income_tips',
  ],
  pages: [
    'a11y.',
    'account.',
    'apps.',
    'coincenter.',
    'common.',
    'deletion.',
    'feedback.',
    'income.',
    'lucky.rule_',
    'lucky.tip_',
    'network.missing_params',
    'network.wallet_failed',
    'notfound.',
    'ops.',
    'passbook.',
    'permission.',
    'receipt.',
    'record.',
    'ref.',
    'review.',
    'reviewtask.changed',
    'reviewtask.how_',
    'reviewtask.upload_failed',
    'task.confirming',
    'team.',
    'tips.',
    'withdraw.',
  ],
};

const table = Object.entries(textPrefixes)
  .flatMap(([part, prefixes]) => prefixes.map((prefix) => ({ part: part as TextPart, prefix })))
  .sort((a, b) => b.prefix.length - a.prefix.length);

/**
 * The part that contains a text.
 * @throws {Error} when no prefix matches the key: the text would be in no file
 */
export function textPartOf(key: string): TextPart {
  const found = table.find(({ prefix }) => key.startsWith(prefix));
  if (!found) throw new Error(`No part holds the text ${key}: add its prefix to app/i18n/textParts.ts.`);
  return found.part;
}
