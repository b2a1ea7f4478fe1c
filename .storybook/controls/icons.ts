import type { ComponentType } from 'react';

type Icon = ComponentType<Record<string, unknown>>;

const modules = import.meta.glob<Record<string, Icon>>('../../ui/icons/**/*Icon.tsx', { eager: true });

/** The icons of the library by name; each is in the file of its name. */
export const icons: Readonly<Record<string, Icon>> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, exported]) => {
    const name = file.split('/').at(-1)?.replace('.tsx', '') ?? '';
    return exported[name] ? [[name, exported[name]]] : [];
  }),
);

const names = new Map<unknown, string>(Object.entries(icons).map(([name, icon]) => [icon, name]));

/** The name of an icon; undefined for any other component. */
export const iconName = (component: unknown): string | undefined => names.get(component);
