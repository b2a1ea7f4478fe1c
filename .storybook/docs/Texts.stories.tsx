import { bcp47, locales } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Texts } from '@tally/locales/text';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { i18nOf } from '../i18n';
import './tokens.css';

const texts = Object.fromEntries(locales.map((locale) => [locale, i18nOf(locale).getResourceBundle(i18nOf(locale).language, 'translation') as Texts]));
const keys = [...new Set(locales.flatMap((locale) => Object.keys(texts[locale] ?? {})))];
const areas = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];

/** Key by language, of one area or of all that contain a word. */
function Matrix({ area }: { area: string }) {
  const [word, find] = useState('');
  const wanted = word.toLowerCase();
  const rows = keys.filter((key) => (wanted ? [key, ...locales.map((locale) => texts[locale]?.[key] ?? '')].some((text) => text.toLowerCase().includes(wanted)) : key.startsWith(`${area}.`)));
  return (
    <div className="tokens">
      <label>
        Find in all texts <input type="search" value={word} onChange={(event) => find(event.target.value)} />
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {locale}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {locales.map((locale) => (
                <td key={locale} lang={bcp47[locale]}>
                  {texts[locale]?.[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = {
  title: 'Texts',
  component: Matrix,
  // A table of words in all languages is wide, and looks the same in each of them.
  tags: ['!autodocs', 'no-visual', 'any-width'],
  argTypes: { area: { control: 'select', options: areas } },
  args: { area: 'home' },
  parameters: { viewport: { disable: true } },
} satisfies Meta<typeof Matrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All texts of an area of the product in its four languages; choose the area below. */
export const ByArea: Story = {};

/** Any text by a piece of it, in any language. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'network.offline_action');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};
