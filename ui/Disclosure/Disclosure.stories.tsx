import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { text } from '#storybook/texts/storyArgs';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Components/Primitives/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  args: { summary: text('tips.rate_why'), children: <p>{text('tips.income_1')}</p> },
  parameters: {
    guide: {
      do: ['Put what few people ask for behind a short question or name.'],
      dont: ['Hide what somebody has to know before they act.'],
      related: ['LinkRow', 'TipsSection'],
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('tips.income_1'))).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('tips.rate_why')));
    await expect(canvas.getByText(t('tips.income_1'))).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
