import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { BrokenHome } from './BrokenHome';

/** Stands in home's place after its code failed (HOME-25). */
const meta = {
  title: 'Screens/Home broken',
  render: (args, { globals }) => <BrokenHome {...args} t={translateIn(globals['locale'])} />,
  parameters: { layout: 'fullscreen' },
  args: { t: translateIn('en'), onReload: fn(), onLeave: fn() },
} satisfies Meta<typeof BrokenHome>;
export default meta;

export const Broken: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals, args }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('network.safe'))).toBeVisible();
    canvas.getByRole('button', { name: t('a11y.close_page') }).click();
    await expect(args.onLeave).toHaveBeenCalledWith('app://close/home');
  },
};
