import { parseAst, type Plugin } from 'vite';
import { tokens } from '../../../tokens/all';
import { noTheme } from '../../../tokens/themes';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Value = string | number | { readonly [name: string]: Value };

/** What `theme` holds: values that no market changes stand as they are, the others as their variable. */
const theme: Value = {
  ...tokens,
  market: Object.fromEntries(
    Object.entries(noTheme).map(([name, value]) => [name, `var(--tally-market-${name}, ${String(value)})`]),
  ),
};
/** Exported names that stand for tokens, by the file that exports them. */
const known: readonly (readonly [file: RegExp, name: string, value: Value])[] = [
  [/(^|\/)theme$/, 'theme', theme],
  [/(^|\/)paint$/, 'paint', tokens.color.art],
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const each = (node: Node, visit: (child: Node) => void) => {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
};

/** CSS without what only people need: comments, line breaks, indents. Works on a piece between two placeholders. */
export const tightCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');

const tagRoot = (tag: Node): string =>
  tag.type === 'Identifier'
    ? String(tag.name)
    : isNode(tag.object)
      ? tagRoot(tag.object)
      : isNode(tag.callee)
        ? tagRoot(tag.callee)
        : '';

/**
 * A module with its tokens written in: `color: ${theme.color.text};` becomes `color:#241619;`.
 * @returns undefined when there is nothing to write
 */
export function fold(code: string): string | undefined {
  const names = new Map<string, Value>();
  const edits: { start: number; end: number; text: string }[] = [];

  const valueOf = (node: Node): Value | undefined => {
    if (node.type === 'Identifier') return names.get(String(node.name));
    if (node.type !== 'MemberExpression') return undefined;
    const { object, property, computed } = node as unknown as { object: Node; property: Node; computed: boolean };
    const whole = valueOf(object);
    const name = computed ? (property.type === 'Literal' ? String(property.value) : undefined) : String(property.name);
    return typeof whole === 'object' && name !== undefined ? whole[name] : undefined;
  };
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') {
      const from = String((node.source as Node).value);
      for (const { imported, local } of node.specifiers as { imported?: { name: string }; local: { name: string } }[]) {
        const found = known.find(([file, name]) => file.test(from) && name === imported?.name);
        if (found) names.set(local.name, found[2]);
      }
      return;
    }
    if (node.type === 'VariableDeclarator' && (node.id as Node).type === 'ObjectPattern' && isNode(node.init)) {
      const whole = valueOf(node.init);
      if (typeof whole === 'object') {
        for (const { key, value } of (node.id as Node).properties as {
          key: { name: string };
          value: { name: string };
        }[])
          if (whole[key.name] !== undefined) names.set(value.name, whole[key.name] as Value);
        return;
      }
    }
    if (
      node.type === 'TaggedTemplateExpression' &&
      /^(styled|css|keyframes|createGlobalStyle|[A-Za-z_$]{1,3})$/.test(tagRoot(node.tag as Node))
    ) {
      const { quasis, expressions } = node.quasi as {
        quasis: (Node & { value: { raw: string } })[];
        expressions: Node[];
      };
      let text = quasis[0]?.value.raw ?? '';
      const parts: string[] = [];
      expressions.forEach((expression, at) => {
        const value = valueOf(expression);
        const raw = quasis[at + 1]?.value.raw ?? '';
        if (value !== undefined && typeof value !== 'object') text += `${value}${raw}`;
        else {
          parts.push(tightCss(text), `\${${code.slice(expression.start, expression.end)}}`);
          text = raw;
        }
      });
      const { start, end } = node.quasi as Node;
      edits.push({ start, end, text: `\`${[...parts, tightCss(text)].join('').trim()}\`` });
      return;
    }
    const value = node.type === 'MemberExpression' ? valueOf(node) : undefined;
    if (value !== undefined && typeof value !== 'object')
      return void edits.push({ start: node.start, end: node.end, text: JSON.stringify(String(value)) });
    each(node, visit);
  };
  visit(parseAst(code) as unknown as Node);
  if (edits.length === 0) return undefined;
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Writes the tokens into the styles when the app is built. In the sources every token is a CSS variable; which of them a
 * market changes is known, so the others need neither a variable nor the table of all tokens in the first stage.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'tally-fold-tokens',
    transform: (code, id) =>
      /\/(ui|app)\/[^?]*\.tsx?$/.test(id) && !id.includes('node_modules') && /theme|paint|styled/.test(code)
        ? fold(code)
        : undefined,
  };
}
