// Writes params.ts, which lists the placeholders of each text, so that a missing one is a type error. TypeScript cannot
// infer them: JSON imports have the type string, not the literal text. Run by `npm run texts`; texts.test.ts checks
// that the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The source of params.ts for these texts. */
export function paramsSource(texts) {
  const params = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(one|many|other)$/, '');
    const names = params.get(base) ?? new Set();
    if (base !== key) names.add('count');
    for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
    params.set(base, names);
  }
  const rows = [...params].map(
    ([key, names]) => `  '${key}': ${names.size ? [...names].map((n) => `'${n}'`).join(' | ') : 'never'};`,
  );
  return `// Made by generate-params.mjs from en.json: run \`npm run texts\` after changing a text.\n\n/** Text key -> the names of its placeholders. */\nexport interface TextParams {\n${rows.join('\n')}\n}\n`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(
    path.join(folder, 'params.ts'),
    paramsSource(JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8'))),
  );
}
