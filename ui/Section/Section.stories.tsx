import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { press } from '#storybook/press';
import { Section } from './Section';

const viewAll = fn((event: MouseEvent) => event.preventDefault());

function Example({ aside }: { aside: 'words' | 'link' | 'none' }) {
  const t = useStoryTranslation();
  return (
    <Section
      title={t('home.daily_title')}
      aside={
        aside === 'link' ? (
          <a href="#all" onClick={viewAll}>
            {t('common.view_all')}
          </a>
        ) : (
          aside === 'words' && t('home.daily_subtitle')
        )
      }
    >
      <p>{t('home.daily_subtitle')}</p>
    </Section>
  );
}

const meta = {
  title: 'Components/Section',
  component: Section,
  args: { title: '' },
  parameters: {
    guide: {
      do: ['Keep the words at the side to a few: they go below when there is no room.'],
      dont: ['Give the same name to two of a page.'],
      related: ['Page'],
    },
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Example aside="none" /> };
export const Words: Story = { render: () => <Example aside="words" /> };
export const Link: Story = {
  render: () => <Example aside="link" />,
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('link'), viewAll);
  },
};
