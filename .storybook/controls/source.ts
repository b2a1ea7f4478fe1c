import type { ArgTypes } from '@storybook/react-vite';
import { isValidElement, type ReactElement } from 'react';
import { partsOf, type Marker } from '../texts/storyArgs';
import { iconName } from './icons';

/** Longest line of shown code. */
const width = 80;

/** The function with which a screen formats a value, by the marker's name. */
const formatters = { money: 'formatMoney', coins: 'formatCoins', moment: 'formatMoment' } as const;

const indent = (code: string) => code.replaceAll('\n', '\n  ');

/** Items between brackets, on one line if they fit. */
function group(open: string, items: readonly string[], close: string, gap = ''): string {
  const line = `${open}${gap}${items.join(', ')}${gap}${close}`;
  if (items.length === 0) return open + close;
  return line.length <= width && !line.includes('\n')
    ? line
    : `${open}\n${items.map((item) => `  ${indent(item)},\n`).join('')}${close}`;
}

const quoted = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A marker as the code that a screen would have in its place. */
function markerCode({ name, params: [first, second] }: Marker): string {
  if (name === 'text')
    return `t(${[first, second]
      .filter((each) => each !== undefined)
      .map((each) => code(each))
      .join(', ')})`;
  if (name === 'byMarket') return `${code(first)}[market]`;
  const amount = typeof first === 'object' ? `${code(first)}[market]` : code(first);
  return `${formatters[name]}(${amount}, market)`;
}

function stringCode(string: string): string {
  const parts = partsOf(string);
  if (parts.every((part) => typeof part === 'string')) return quoted(string);
  const [only, ...others] = parts;
  if (typeof only === 'object' && others.length === 0) return markerCode(only);
  return `\`${parts.map((part) => (typeof part === 'string' ? part : `\${${markerCode(part)}}`)).join('')}\``;
}

const nameOf = (type: unknown): string =>
  typeof type === 'string'
    ? type
    : (iconName(type) ??
      (type as { displayName?: string }).displayName ??
      ((type as { name?: string }).name || 'Component'));

/** A value as code. @param name of the property that holds it: functions are shown by it */
function code(value: unknown, name = 'value'): string {
  if (typeof value === 'string') return stringCode(value);
  if (typeof value === 'function') return name;
  if (Array.isArray(value))
    return group(
      '[',
      value.map((item) => code(item, name)),
      ']',
    );
  if (isValidElement<Record<string, unknown>>(value)) return elementCode(value);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const items = entries.map(([key, item]) => {
      const shown = code(item, key);
      return shown === key ? key : `${key}: ${shown}`;
    });
    return group('{', items, '}', ' ');
  }
  return String(value);
}

function propCode(name: string, value: unknown): string {
  if (value === true) return name;
  const shown = code(value, name);
  return /^'[^'"\\]*'$/.test(shown) ? `${name}="${shown.slice(1, -1)}"` : `${name}={${indent(shown)}}`;
}

function childCode(child: unknown): string {
  if (Array.isArray(child)) return child.map(childCode).filter(Boolean).join('\n');
  if (child === undefined || child === null || typeof child === 'boolean') return '';
  if (isValidElement<Record<string, unknown>>(child)) return elementCode(child);
  const shown = code(child, 'children');
  return /^'[^'"\\{}<>]*'$/.test(shown) ? shown.slice(1, -1) : `{${shown}}`;
}

function jsx(name: string, { children, ...props }: Record<string, unknown>): string {
  const attributes = Object.entries(props).filter(([, value]) => value !== undefined);
  const given = attributes.map(([prop, value]) => propCode(prop, value));
  const content = childCode(children);
  const line = `<${[name, ...given].join(' ')}${content ? `>${content}</${name}>` : ' />'}`;
  if (line.length <= width && !line.includes('\n')) return line;
  const head = [name, ...given].join(' ');
  const open =
    head.length < width && !head.includes('\n')
      ? `<${head}`
      : `<${name}\n${given.map((prop) => `  ${prop}\n`).join('')}`;
  return content ? `${open}>\n  ${indent(content)}\n</${name}>` : `${open}${open.endsWith('\n') ? '/>' : ' />'}`;
}

const elementCode = ({ type, props }: ReactElement<Record<string, unknown>>): string => jsx(nameOf(type), props);

interface ShownStory {
  title: string;
  argTypes: ArgTypes;
  initialArgs: Record<string, unknown>;
  /** The args as Controls have them, before they are mapped to values. */
  unmappedArgs?: Record<string, unknown>;
}

/** The component of a story as an engineer would write it on a screen, with the args of Controls. */
export function sourceOf({ title, argTypes, initialArgs, unmappedArgs = initialArgs }: ShownStory): string {
  const values = Object.entries(unmappedArgs).map(([prop, value]) => {
    const mapping = argTypes[prop]?.mapping;
    const isName = (typeof value === 'string' || typeof value === 'number') && mapping && value in mapping;
    return [prop, isName ? mapping[value] : value] as const;
  });
  return jsx(title.split('/').at(-1) ?? '', Object.fromEntries(values));
}
