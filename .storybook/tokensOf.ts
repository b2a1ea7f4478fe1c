const styles = import.meta.glob<string>(['../ui/**/*.styles.ts', '../app/**/*.styles.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens, e.g. `color.text`, used by the styles next to a story file, read from their source code. */
export function tokensOf(storyFile: string): readonly string[] {
  const file = storyFile.replace(/^\.\//, '../').replace(/\.stories\.tsx$/, '.styles.ts');
  const names = (styles[file] ?? '').matchAll(/\btheme\.([a-z]\w*(?:\.\w+|\[\d+\])+)/gi);
  return [...new Set(Array.from(names, (match) => match[1] ?? ''))].sort();
}
