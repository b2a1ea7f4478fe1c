import type { IconProps } from '@tally/ui/icons/Svg';
import type { ComponentType } from 'react';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('../../ui/icons/**/*Icon.tsx', {
  eager: true,
});

/** `HappyTicketIcon` is in `happy-ticket.svg`. */
const fileOf = (name: string) => `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.svg`;

/** Every icon, with the name of its file. */
export const icons = Object.entries(files)
  .flatMap(([path, file]) =>
    Object.values(file).map((Icon) => {
      const name = path.replace(/.*\/|Icon\.tsx$/g, '');
      return { name, file: fileOf(name), Icon };
    }),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1));
