import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '../../.storybook/words';
import { Section } from './Section';

function Example({ aside }: { aside: 'words' | 'link' | 'none' }) {
  const t = useWords();
  return (
    <Section title={t('home.daily_title')} aside={aside === 'link' ? <a href="#all">{t('common.view_all')}</a> : aside === 'words' && t('home.daily_subtitle')}>
      <p>{t('home.default_message')}</p>
    </Section>
  );
}

const meta = {
  title: 'Components/Section',
  component: Section,
  args: { title: '' },
  parameters: { guide: { do: ['Keep the words at the side to a few: they go below when there is no room.'], related: ['Page'] } },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Example aside="none" /> };
export const Words: Story = { render: () => <Example aside="words" /> };
export const Link: Story = { render: () => <Example aside="link" /> };
