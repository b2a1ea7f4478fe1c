/** Media types of the files that are saved, by the ending of their names. */
const types: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

/** Downloads a text as a file, where the browser or the phone app takes downloads; nobody says whether it did. */
export function saveFile(name: string, text: string): void {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
