/**
 * What the server and operators send in a person's language, which is in none of the files of texts.
 *
 * @typedef {Pick<typeof import('../../../contract/operator/messageTemplates'), 'messageTemplateTexts'> &
 *   Pick<
 *     typeof import('../../../server/domain/shared/serverTexts'),
 *     'claimTexts' | 'feedbackReplies' | 'inviteTexts' | 'teamTip'
 *   > &
 *   Pick<typeof import('../../../server/mail/deletionMail'), 'deletionMail'>} Sent
 */

/** Where they are seen, by the beginning of the keys that they have here. */
const places = {
  'sent.template_': 'Help: answers that operators choose from',
  'sent.reply_': 'Help: standard replies, by the type of the message',
  'sent.invite_': 'what is shared with friends',
  'sent.friend': 'My team: the newest friend who has withdrawn',
  'sent.claim': 'Help: the message of whoever says that a number is theirs now',
  'sent.mail_': 'the mail by which a deletion is confirmed',
};

/** @param {string} key */
export const sentPlace = (key) =>
  Object.entries(places).flatMap(([beginning, name]) => (key.startsWith(beginning) ? [{ name }] : []));

/**
 * @param {Sent} sent
 * @param {import('../../../contract/market/codes').Locale} locale
 * @returns {Record<string, string>}
 */
export function sentTexts(sent, locale) {
  const mail = sent.deletionMail(locale, { appName: 'Tally', appShortName: 'tally' }, 'https://…', '…');
  const named = (/** @type {string} */ beginning, /** @type {Readonly<Record<string, string>>} */ texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`sent.${beginning}_${name}`, text]));
  return {
    ...named('template', sent.messageTemplateTexts[locale]),
    ...named('reply', Object.fromEntries(sent.feedbackReplies[locale].entries())),
    ...named('invite', sent.inviteTexts[locale]),
    'sent.friend': sent.teamTip(locale, '{{name}}', '{{amount}}'),
    'sent.claim': sent.claimTexts[locale],
    ...named('mail', mail),
  };
}
