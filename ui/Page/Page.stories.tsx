import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { BottomBar } from '../BottomBar/BottomBar';
import { Hero } from '../Hero/Hero';
import { Section } from '../Section/Section';
import { TitleBar } from '../TitleBar/TitleBar';
import { Page } from './Page';

function Example({ bar }: { bar: 'login' | 'none' }) {
  const t = useStoryTranslation();
  return (
    <Page
      head={
        <Hero>
          <TitleBar title={t('title.tips')} />
        </Hero>
      }
      bar={
        bar === 'login' && (
          <BottomBar text={t('login.bar_text')} action={t('login.bar_button')} onAction={() => undefined} />
        )
      }
    >
      <Section title={t('team.tips_title')}>
        <p>{t('team.tip_1')}</p>
        <p>{t('team.tip_2')}</p>
      </Section>
      <Section title={t('withdraw.tips_title')}>
        <p>{t('withdraw.tip_daily')}</p>
        <p>{t('withdraw.tip_account')}</p>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Start it with a Hero.'],
      dont: ['Give it two bars below: there is room for one.'],
      related: ['Hero', 'Section', 'BottomBar'],
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Example bar="none" /> };
export const WithBar: Story = { render: () => <Example bar="login" /> };
