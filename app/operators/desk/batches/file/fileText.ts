/** A file's text, and how its bytes were read. */
export interface FileText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

/** Control characters that no text has: their bytes were read in the wrong way. */
const unreadable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/;

/** Reads bytes in one encoding; undefined when they are not of it. */
function readAs(encoding: FileText['encoding'], bytes: Uint8Array): FileText | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return unreadable.test(text) ? undefined : { text, encoding };
  } catch {
    return undefined;
  }
}

/**
 * Reads a CSV file that a spreadsheet or a provider has saved (OPS-24): UTF-16 by its byte order mark, else UTF-8, else
 * Windows-1252, in which older programs save. Undefined when it is none of them.
 */
export function fileTextOf(bytes: Uint8Array): FileText | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readAs('utf-16be', bytes);
  return readAs('utf-8', bytes) ?? readAs('windows-1252', bytes);
}
