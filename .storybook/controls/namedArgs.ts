import type { ArgTypes } from '@storybook/react-vite';
import { createElement, isValidElement, type ReactElement } from 'react';
import { isPlain, partsOf, resolve, text, type Marker } from '../texts/storyArgs';
import { iconName, icons } from './icons';
import { choiceOf, textLabels, textsFor } from './textChoices';

type InputType = ArgTypes[string];

/** An arg as Controls and addresses have it, and how Storybook gets from there to the story's own value. */
interface NamedArg {
  name: string | number;
  argType: InputType;
}

/** Name of a value that cannot be changed in Controls. */
const example = 'example';

const only = (name: string | number, value: unknown, control: InputType['control']): NamedArg => ({
  name,
  argType: { control, mapping: { [name]: value } },
});

const choice = (name: string, mapping: Record<string, unknown>, rest: InputType): NamedArg => ({
  name,
  argType: { options: Object.keys(mapping), mapping, type: { name: 'enum', value: Object.keys(mapping) }, ...rest },
});

/** A text is chosen by its key, among those that the values of its placeholders are enough for. */
function nameText(key: string, values: Record<string, unknown> = {}): NamedArg {
  const anyText = text as (...params: unknown[]) => string;
  const mapping = Object.fromEntries(
    textsFor(Object.keys(values)).map(([each, needed]) => {
      const own = Object.fromEntries(needed.map((name) => [name, values[name]]));
      return [choiceOf(each), needed.length ? anyText(each, own) : anyText(each)];
    }),
  );
  return choice(choiceOf(key), mapping, { control: { type: 'select', labels: textLabels('en') }, texts: true });
}

const nameIcon = (name: string, { props }: ReactElement<Record<string, unknown>>): NamedArg =>
  choice(name, Object.fromEntries(Object.entries(icons).map(([each, icon]) => [each, createElement(icon, props)])), {
    control: { type: 'select' },
  });

function nameMarked(value: string, [part, ...others]: (Marker | string)[]): NamedArg {
  if (typeof part === 'object' && part.name === 'text' && others.length === 0)
    return nameText(...(part.params as Parameters<typeof nameText>));
  const words: unknown = resolve<unknown>(value, { locale: 'en' });
  return typeof words === 'string' || typeof words === 'number'
    ? only(words, value, { type: typeof words === 'number' ? 'number' : 'text' })
    : only(example, value, false);
}

/** Whether a value has a part that cannot be written down as it is: a marker, an element or a function. */
function isOpaque(value: unknown): boolean {
  if (typeof value === 'string') return partsOf(value).some((part) => typeof part === 'object');
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (Array.isArray(value)) return value.some(isOpaque);
  return typeof value === 'object' && value !== null && isPlain(value) && Object.values(value).some(isOpaque);
}

/** The name of an arg that cannot be written down as it is; undefined for one that can, and for functions. */
export function nameArg(value: unknown): NamedArg | undefined {
  if (typeof value === 'function' || !isOpaque(value)) return undefined;
  if (typeof value === 'string') return nameMarked(value, partsOf(value));
  if (isValidElement<Record<string, unknown>>(value)) {
    const icon = iconName(value.type);
    if (icon) return nameIcon(icon, value);
  }
  return only(example, value, false);
}

/** Tells Storybook how each arg is chosen in Controls, and which value is meant by its name. */
export const withNamedArgTypes = <T extends ArgTypes>({
  initialArgs,
  argTypes,
}: {
  initialArgs: Record<string, unknown>;
  argTypes: T;
}): T => {
  const named = Object.entries(initialArgs).flatMap(([prop, value]) => {
    const change = nameArg(value)?.argType ?? (typeof value === 'function' ? { control: false } : undefined);
    return change ? [[prop, { ...argTypes[prop], ...change }]] : [];
  });
  return { ...argTypes, ...Object.fromEntries(named) } as T;
};

/** Replaces the args that cannot be written down by their names. */
export const withNamedArgs = ({ initialArgs }: { initialArgs: Record<string, unknown> }): Record<string, unknown> =>
  Object.fromEntries(Object.entries(initialArgs).map(([prop, value]) => [prop, nameArg(value)?.name ?? value]));
