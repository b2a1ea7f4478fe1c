import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { InfoIcon } from '../icons/InfoIcon';
import { press } from '#storybook/press';
import { LinkRow, type LinkRowProps } from './LinkRow';

function Example({ onClick }: Pick<LinkRowProps, 'onClick'>) {
  const t = useStoryTranslation();
  return (
    <LinkRow icon={<InfoIcon size={20} />} href="#rules" onClick={onClick}>
      {t('home.rules_link')}
    </LinkRow>
  );
}

const meta = {
  title: 'Components/LinkRow',
  component: LinkRow,
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  render: ({ onClick }) => <Example onClick={onClick} />,
  parameters: {
    guide: {
      do: ['Give it a real address: it is a link.'],
      dont: ['Use it for what is done here and now: that is a Button.'],
      related: ['Banner'],
    },
  },
} satisfies Meta<typeof LinkRow>;
export default meta;

export const Rules: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('link'), args.onClick);
  },
};
