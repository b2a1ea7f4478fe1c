import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import type { IconProps } from './Svg';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('./**/*Icon.tsx', { eager: true });
const icons = Object.entries(files)
  .flatMap(([path, file]) => Object.values(file).map((Icon) => ({ name: path.replace(/.*\/|Icon\.tsx$/g, ''), Icon })))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${theme.space[8]};
  font: ${theme.type.caption};
`;
const Cell = styled.li`
  display: grid;
  justify-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
`;

function IconSheet({ size }: { size: number }) {
  return (
    <Sheet>
      {icons.map(({ name, Icon }) => (
        <Cell key={name}>
          <Icon size={size} />
          {name}
        </Cell>
      ))}
    </Sheet>
  );
}

const meta = {
  title: 'Components/Primitives/Icons',
  id: 'components-icons',
  component: IconSheet,
  parameters: {
    // Their names are code.
    picture: { languages: 'first' },
    guide: {
      do: ['Draw a new one on the same grid, with the inks of paint.ts.'],
      dont: ['Use emoji, stock pictures or raster images.', 'Let an icon alone say what a button does: name it.'],
      related: ['IconButton', 'EmptyState', 'Logo'],
    },
    docs: {
      description: {
        component:
          'One family, drawn by hand on a 48 px grid: flat, two tones and one dark, no gradients, no hairlines. Pictures keep their inks; line icons take the colour of the text around them. Every icon is decoration until it is given an `aria-label`.',
      },
    },
  },
} satisfies Meta<typeof IconSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = { args: { size: 48 } };
export const Small: Story = { args: { size: 20 } };
