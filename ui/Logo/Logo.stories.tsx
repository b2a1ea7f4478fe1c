import type { Meta, StoryObj } from '@storybook/react-vite';
import { palette } from '@tally/tokens/palette';
import { Logo } from './Logo';

const meta = {
  title: 'Components/Product/Logo',
  id: 'components-logo',
  component: Logo,
  args: { name: 'Tally' },
  parameters: {
    // Its word is the same in every language.
    picture: { languages: 'first' },
    rules: ['PRODUCT-5'],
    guide: {
      do: [
        'Show it where the product introduces itself: landing, pages that cannot be opened, leaving.',
        'Keep its clear space, a quarter of the mark’s height on each side; it is part of the component.',
      ],
      dont: [
        'Make the mark smaller than 24 px, or turn, recolour or outline it.',
        'Draw it a second time: files are made of it by npm run images.',
      ],
      related: ['StatusArt', 'Icons'],
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const MarkAlone: Story = { args: { form: 'mark' } };
/** On the red head. */
export const OnHero: Story = {
  args: { ground: 'hero' },
  render: (args) => (
    <div style={{ background: palette.brand500 }}>
      <Logo {...args} />
    </div>
  ),
};
/** The three sizes; 24 px is the smallest at which the face can be read. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Logo {...args} size="small" />
      <Logo {...args} size="normal" />
      <Logo {...args} size="large" />
    </div>
  ),
};
/** Nothing else stands inside the dashed line: the clear space is a quarter of the mark’s height on each side. */
export const ClearSpace: Story = {
  args: { size: 'large' },
  render: (args) => (
    <span style={{ display: 'inline-flex', border: `1px dashed ${palette.ink500}` }}>
      <span style={{ display: 'inline-flex', outline: `1px solid ${palette.brand300}`, outlineOffset: -15 }}>
        <Logo {...args} />
      </span>
    </span>
  ),
};
