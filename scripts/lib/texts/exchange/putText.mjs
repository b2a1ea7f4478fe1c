/** A string as the files of texts write it: what nobody sees is written as its number. */
const literal = (/** @type {string} */ text) =>
  JSON.stringify(text).replaceAll(
    /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Replaces a text in the source of a file of texts, and nothing else in it.
 *
 * @param {string} json
 * @param {string} key
 * @param {string} text
 */
export function putText(json, key, text) {
  const name = JSON.stringify(key).replaceAll('.', String.raw`\.`);
  const pattern = new RegExp(String.raw`^(\s*${name}: )"(?:[^"\\]|\\.)*"`, 'm');
  const put = json.replace(pattern, (_, before) => `${before}${literal(text)}`);
  if (JSON.parse(put)[key] !== text) throw new Error(`The text ${key} could not be written.`);
  return put;
}
