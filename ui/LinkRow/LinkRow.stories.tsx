import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '../../.storybook/words';
import { InfoIcon } from '../icons/InfoIcon';
import { LinkRow } from './LinkRow';

function Example() {
  const t = useWords();
  return (
    <LinkRow icon={<InfoIcon size={20} />} href="#rules">
      {t('home.rules_link')}
    </LinkRow>
  );
}

const meta = {
  title: 'Components/LinkRow',
  component: LinkRow,
  render: () => <Example />,
  parameters: { guide: { do: ['Give it a real address: it is a link.'], related: ['Banner'] } },
} satisfies Meta<typeof LinkRow>;
export default meta;

export const Rules: StoryObj<typeof meta> = {};
