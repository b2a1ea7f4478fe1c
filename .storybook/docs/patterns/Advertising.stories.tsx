import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdList } from '@tally/ui/AdList';
import { Avatar } from '@tally/ui/Avatar';
import { Button } from '@tally/ui/Button';
import { PromoBox } from '@tally/ui/PromoBox';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { appIcon } from '#storybook/samples';
import { Advice } from './Advice';

const meta = {
  title: 'Guides/Patterns/Advertising',
  tags: ['!autodocs', 'any-language'],
  parameters: { picture: { languages: 'first' } },
} satisfies Meta;
export default meta;

const ignore = () => undefined;
const ad = {
  id: 1,
  look: 'row',
  title: 'Kopi Kita',
  text: 'Coffee, brought to you',
  icon: appIcon,
  action: 'Install',
} as const;

/** How advertisements are told from the product. */
export const DoAndDont: StoryObj = {
  render: () => (
    <Advice
      pairs={[
        {
          good: {
            shows: <AdList title="Apps for you" mark="Ad" ads={[{ ...ad, onAction: ignore }]} />,
            says: 'mark it before the first of them, and let the button say what it does.',
          },
          bad: {
            shows: (
              <Section title="Your tasks">
                <Row
                  as="div"
                  lead={<Avatar name={ad.title} src={appIcon} shape="app" />}
                  title={ad.title}
                  text={ad.text}
                  end={<Button size="small">Earn</Button>}
                />
              </Section>
            ),
            says: 'dress an advertisement as a task.',
          },
        },
        {
          good: {
            shows: (
              <PromoBox name="Kopi Kita" icon={appIcon} mark="Ad" closeLabel="Close" onOpen={ignore} onClose={ignore} />
            ),
            says: 'let it be closed with one tap, and stay closed.',
          },
          bad: {
            shows: <Row as="div" title="Tap here to support us" text="Every tap helps!" />,
            says: 'ask for a tap on an advertisement.',
          },
        },
      ]}
    />
  ),
};
