const styles = import.meta.glob<string>(['../ui/**/*.styles.ts', '../app/**/*.styles.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens that the styles beside a story file use, `color.text` and the like, read from their source. */
export function tokensOf(storyFile: string): readonly string[] {
  const file = storyFile.replace(/^\.\//, '../').replace(/\.stories\.tsx$/, '.styles.ts');
  const names = (styles[file] ?? '').matchAll(/\btheme\.([a-z]\w*(?:\.\w+|\[\d+\])+)/gi);
  return [...new Set(Array.from(names, (match) => match[1] ?? ''))].sort();
}
