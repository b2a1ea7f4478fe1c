import { parseAst, type Plugin } from 'vite';
import { tokens } from '../../../tokens/all';
import { noTheme } from '../../../tokens/themes';
import { childrenOf, isNode, type Node } from './syntaxTree';

type Value = string | number | { readonly [name: string]: Value };

/** `theme` as the styles of the app get it: what a market changes stays a variable, the rest is its value. */
const theme: Value = {
  ...tokens,
  market: Object.fromEntries(
    Object.entries(noTheme).map(([name, value]) => [name, `var(--tally-market-${name}, ${value})`]),
  ),
};
/** The exports of ours that hold tokens, by the end of the import that brings them. */
const exported: readonly (readonly [from: RegExp, name: string, value: Value])[] = [
  [/(^|\/)theme$/, 'theme', theme],
  [/(^|\/)paint$/, 'paint', tokens.color.art],
];

/** CSS without comments, line breaks and indents; also a piece of it between two placeholders. */
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

/** The names of a module that hold tokens: imported, or taken out of what was imported (`const { button } = theme.color`). */
function createNames() {
  const names = new Map<string, Value>();
  const valueOf = (node: Node): Value | undefined => {
    if (node.type === 'Identifier') return names.get(String(node.name));
    if (node.type !== 'MemberExpression') return undefined;
    const { object, property, computed } = node as Node & { object: Node; property: Node; computed: boolean };
    const whole = valueOf(object);
    // A name that is not known before it runs stays as it is.
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

/** Whether a template is CSS: its tag begins with one of styled-components' functions. */
function isCss(tag: Node): boolean {
  if (tag.type === 'Identifier') return /^(styled|css|keyframes|createGlobalStyle)$/.test(String(tag.name));
  return [tag.object, tag.callee].some((inner) => isNode(inner) && isCss(inner));
}

/**
 * A module with the values of its tokens in it: `color: ${theme.color.text};` becomes `color:#241619;`.
 * @returns undefined where there is nothing to write
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
 * Writes the tokens into our own styles when the app is built: in the sources each is a CSS variable, of which only a
 * market's own are ever changed, so the others need neither a variable nor the table of all tokens in the first phase.
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
