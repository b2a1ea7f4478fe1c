import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React's entry -> the file that it requires in production. */
const files: Readonly<Record<string, string>> = {
  'react/index.js': 'react.production.js',
  'react/jsx-runtime.js': 'react-jsx-runtime.production.js',
  'react-dom/index.js': 'react-dom.production.js',
  'react-dom/client.js': 'react-dom-client.production.js',
  'scheduler/index.js': 'scheduler.production.js',
  'use-sync-external-store/with-selector.js': 'use-sync-external-store-with-selector.production.js',
};

/**
 * A CommonJS file of React's as a module with named exports.
 * @throws when the file is not written in the way that this reads, such as in another version of React
 */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))];
  const once = (name: string) => code.split(new RegExp(`\\bexports\\.${name}\\b`)).length === 2;
  const imports: string[] = [];
  // A name for the whole of another module would keep the whole of it: the import itself takes the name.
  let body = code.replace(/(\w+) = require\("([\w-]+)"\)/g, (_, name: string, from: string) => {
    imports.push(`import * as ${name} from '${from}';`);
    return `$unused${imports.length} = 0`;
  });
  for (const name of names) {
    if (once(name)) body = body.replace(new RegExp(`^exports\\.${name} =`, 'm'), `const $_${name} =`);
    else body = `var $_${name};${body.replace(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `$_${name}`)}`;
  }
  if (names.length === 0 || /\b(module|exports|require)\b(?=[.[(])/.test(body))
    throw new Error('This file of React cannot be read as a module.');
  return `${imports.join('')}${body}\nexport { ${names.map((name) => `$_${name} as ${name}`).join(', ')} };`;
}

/**
 * React comes as CommonJS, of which a bundler can leave nothing out and which needs a file of helpers: one more request
 * before the first tap. As modules, what the app does not use goes.
 */
export function esmReact(): Plugin {
  const entry = (id: string) =>
    Object.keys(files).find((file) => id.split(path.sep).join('/').endsWith(`/node_modules/${file}`));
  return {
    name: 'tally-esm-react',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const file = entry(id);
      if (!file) return undefined;
      const code = asModule(readFileSync(path.join(path.dirname(id), 'cjs', files[file] ?? ''), 'utf8'));
      return file === 'react/index.js' ? `${code}\nimport * as all from 'react';\nexport default all;` : code;
    },
    // A name that is only known when it runs, or the default export, would keep all of React.
    transform: (code, id) => {
      if (id.includes('styled-components.browser.esm'))
        return code.replace(/import (\w+),(\{[^}]*\})from"react"/, 'import*as $1 from"react";import$2from"react"');
      if (!id.includes('react-router')) return undefined;
      return code.replace(/\b(React\d*)\[([A-Z_]+)\]/g, (whole, react: string, name: string) => {
        const value = new RegExp(`\\b${name} = "(\\w+)"`).exec(code)?.[1];
        return value ? `${react}.${value}` : whole;
      });
    },
  };
}
