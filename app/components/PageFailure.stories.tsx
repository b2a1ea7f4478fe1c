import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Texts } from '@tally/locales/text';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { modeOf } from '#storybook/modes';
import { i18nOf, translateIn } from '#storybook/texts/i18n';
import { loadedTexts } from '#testing/loadedTexts';
import { createTestServices, type TestServices } from '#testing/testServices';
import { Providers } from '../App';
import { createApp } from '../createApp';
import { PageFailure } from './PageFailure';

interface FailureArgs {
  online: boolean;
}

let services: TestServices;

function FailedPage({ online, globals }: FailureArgs & { globals: Record<string, unknown> }) {
  const [app] = useState(() => {
    const { locale } = modeOf(globals['locale']);
    const i18n = i18nOf(String(globals['locale']));
    services = createTestServices({ online: () => online });
    return createApp({
      services,
      page: {},
      session: { pkgName: 'com.tally.rewards', market: marketOf(globals), locale, sdk: 815, appVersion: '1.0' },
      secrets: {},
      locale,
      ...loadedTexts(i18n.getResourceBundle(i18n.language, 'translation') as Texts<'operator'>),
      path: '/team',
    });
  });
  return (
    <Providers app={app}>
      <PageFailure title={translateIn(globals['locale'])('title.team')} />
    </Providers>
  );
}

/** Stands in the place of a page whose code did not arrive (DIALOG-5). */
const meta = {
  title: 'Screens/Page failed',
  render: (args, { globals }) => <FailedPage key={String(globals['locale'])} {...args} globals={globals} />,
  parameters: { layout: 'fullscreen' },
  args: { online: true },
} satisfies Meta<FailureArgs>;
export default meta;
type Story = StoryObj<FailureArgs>;

export const NotLoaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title.team') })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('network.error_message'));
    await expect(canvas.getByRole('button', { name: t('notfound.home') })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(services.navigated).toEqual(['reload']);
  },
};

export const NotLoadedOffline: Story = {
  args: { online: false },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      translateIn(globals['locale'])('network.offline_action'),
    );
  },
};
