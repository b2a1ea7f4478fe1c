/**
 * What the languages of the texts are called wherever they are named to people who review them, in the order in which
 * they are shown.
 */
export const languageNames = /** @type {const} */ ({
  en: 'English (Indonesia)',
  id: 'Indonesian',
  en_ph: 'English (Philippines)',
  pt_br: 'Portuguese (Brazil)',
});
