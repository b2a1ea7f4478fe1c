import { parseAst, type Plugin } from 'vite';
import { tokens } from '../../tokens/all';
import { noTheme } from '../../tokens/themes';
import { childrenOf, isNode, type Node } from './syntaxTree';

type Value = string | number | { readonly [name: string]: Value };

/**
 * The value of `theme` in the app's styles: tokens that a market changes stay CSS variables, all others are their
 * values.
 */
const theme: Value = {
  ...tokens,
  market: Object.fromEntries(
    Object.entries(noTheme).map(([name, value]) => [name, `var(--tally-market-${name}, ${value})`]),
  ),
};
/** Our exports that contain tokens, identified by the end of the import path. */
const exported: readonly (readonly [from: RegExp, name: string, value: Value])[] = [
  [/(^|\/)theme$/, 'theme', theme],
  [/(^|\/)paint$/, 'paint', tokens.color.art],
];

/** Minifies CSS: removes comments, line breaks and indents; also for a fragment between two placeholders. */
export const tightCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');

interface Pattern {
  properties: readonly { key: { name: string }; value: { name: string } }[];
}
interface Template extends Node {
  quasis: readonly { value: { raw: string } }[];
  expressions: readonly Node[];
}

/**
 * Tracks the identifiers of a module that hold tokens: imported, or destructured from an import (`const { button } =
 * theme.color`).
 */
function createNames() {
  const names = new Map<string, Value>();
  const valueOf = (node: Node): Value | undefined => {
    if (node.type === 'Identifier') return names.get(String(node.name));
    if (node.type !== 'MemberExpression') return undefined;
    const { object, property, computed } = node as Node & { object: Node; property: Node; computed: boolean };
    const whole = valueOf(object);
    // A computed name that is known only at run time is left as it is.
    const name = computed ? (property.type === 'Literal' ? property.value : undefined) : property.name;
    return typeof whole === 'object' ? whole[String(name)] : undefined;
  };
  return {
    valueOf,
    addImport({ source, specifiers }: Node): void {
      const from = String((source as Node).value);
      for (const { imported, local } of specifiers as { imported?: { name: string }; local: { name: string } }[]) {
        const found = exported.find(([file, name]) => file.test(from) && name === imported?.name);
        if (found) names.set(local.name, found[2]);
      }
    },
    addPattern({ id, init }: Node): void {
      const whole = isNode(init) && isNode(id) && id.type === 'ObjectPattern' ? valueOf(init) : undefined;
      if (typeof whole !== 'object') return;
      for (const { key, value } of (id as Pattern).properties) {
        const found = whole[key.name];
        if (found !== undefined) names.set(value.name, found);
      }
    },
  };
}

/** Whether a template literal is CSS: its tag begins with one of styled-components' functions. */
function isCss(tag: Node): boolean {
  if (tag.type === 'Identifier') return /^(styled|css|keyframes|createGlobalStyle)$/.test(String(tag.name));
  return [tag.object, tag.callee].some((inner) => isNode(inner) && isCss(inner));
}

/**
 * Replaces the tokens in a module's CSS by their values: `color: ${theme.color.text};` becomes `color:#241619;`.
 * @returns undefined where there is nothing to replace
 */
export function writeTokens(code: string): string | undefined {
  const { valueOf, addImport, addPattern } = createNames();
  const edits: { start: number; end: number; text: string }[] = [];
  const writeCss = ({ start, end, quasis, expressions }: Template) => {
    let css = quasis[0]?.value.raw ?? '';
    let written = '';
    expressions.forEach((expression, at) => {
      const value = valueOf(expression);
      const next = quasis[at + 1]?.value.raw ?? '';
      if (value !== undefined && typeof value !== 'object') css += `${value}${next}`;
      else {
        written += `${tightCss(css)}\${${code.slice(expression.start, expression.end)}}`;
        css = next;
      }
    });
    edits.push({ start, end, text: `\`${(written + tightCss(css)).trim()}\`` });
  };
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return addImport(node);
    if (node.type === 'VariableDeclarator') addPattern(node);
    if (node.type === 'TaggedTemplateExpression' && isCss(node.tag as Node)) return writeCss(node.quasi as Template);
    const value = node.type === 'MemberExpression' ? valueOf(node) : undefined;
    if (value === undefined || typeof value === 'object') childrenOf(node).forEach(visit);
    else edits.push({ start: node.start, end: node.end, text: JSON.stringify(String(value)) });
  };
  visit(parseAst(code) as unknown as Node);
  if (!edits.length) return undefined;
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/**
 * Replaces tokens in our own styles at build time. In the sources each token is a CSS variable, but only a market's own
 * tokens ever change; the others need neither a variable nor the table of all tokens in the app's first file.
 */
export function tokensPlugin(): Plugin {
  return {
    name: 'tally-tokens',
    transform: (code, id) =>
      /\/(ui|app)\/[^?]*\.tsx?$/.test(id) && !id.includes('node_modules') && /theme|paint|styled/.test(code)
        ? writeTokens(code)
        : undefined,
  };
}
