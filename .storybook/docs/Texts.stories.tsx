import { bcp47, locales } from '@tally/contract/market/codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wholeWindow } from '#storybook/toolbars';
import { useState } from 'react';
import { i18nOf } from '../texts/i18n';
import { RuleTable } from '../rules/RuleTable';
import { StoryLinks } from '../rules/StoryLinks';
import { languageNames } from '../../scripts/lib/languageNames.mjs';
import { keysOfScreen, placesOf, screenNames, screensOf } from '../texts/textPlaces';
import './cards.css';
import './tokens.css';

const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    i18nOf(locale).getResourceBundle(i18nOf(locale).language, 'translation') as Record<string, string>,
  ]),
);
const keys = [...new Set(locales.flatMap((locale) => Object.keys(texts[locale] ?? {})))];
const areas = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];

/**
 * Invisible character in the texts that keeps "e-wallet" on one line; removed for searching, since users do not type
 * it.
 */
const wordJoiner = '\u2060';

/**
 * Table of text keys by language, for one area, one screen, or all texts that contain a word, with links to the dialogs
 * and toasts that use each text; one without these names its screens.
 */
function Matrix({ area, screen }: { area?: string; screen?: string }) {
  const [word, find] = useState('');
  const wanted = word.toLowerCase();
  const found = () =>
    keys.filter((key) =>
      [key, ...locales.map((locale) => texts[locale]?.[key] ?? '')].some((text) =>
        text.replaceAll(wordJoiner, '').toLowerCase().includes(wanted),
      ),
    );
  const rows = wanted
    ? found()
    : screen
      ? keysOfScreen(screen)
      : keys.filter((key) => key.startsWith(`${area ?? ''}.`));
  return (
    <div className="tokens">
      <label>
        Find in all texts <input type="search" value={word} onChange={(event) => find(event.target.value)} />
      </label>
      <table className="cards">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Where it is seen</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {languageNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td data-label="Where it is seen">
                <StoryLinks stories={placesOf.get(key) ?? []} />
                {!placesOf.has(key) && screensOf.get(key)?.join(', ')}
              </td>
              {locales.map((locale) => (
                <td key={locale} lang={bcp47[locale]} data-label={languageNames[locale]}>
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
  // The table shows all languages at once: it is wide, and the same in every language.
  tags: ['!autodocs', 'no-visual', 'any-width', 'any-language'],
  argTypes: { area: { control: 'select', options: areas }, screen: { control: 'select', options: screenNames } },
  globals: wholeWindow.globals,
} satisfies Meta<typeof Matrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All texts of an area of the product in its four languages; select the area below. */
export const ByArea: Story = { name: 'All of an area', args: { area: 'home' } };

/** All texts of a screen and of the components it imports; select the screen below. */
export const ByScreen: Story = {
  name: 'All of a screen',
  args: { screen: 'Withdraw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'withdraw.choose_amount' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'passbook.check' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'feedback.submit' })).toBeNull();
  },
};

/** Finds cards, dialogs, toasts and states by a word of the product rule that they follow. */
export const ByRule: Story = { name: 'From a rule to its stories', render: () => <RuleTable />, ...wholeWindow };

/** Finds a text by a part of it, in any language, with links to the dialogs and toasts that use it. */
export const Search: Story = { name: 'Find a text', parameters: wholeWindow.parameters };

// What these type would be in the way of somebody who types: they are not in the sidebar.

/** A word of a rule leads to its stories. */
export const ByRuleFinds: Story = {
  ...ByRule,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Find in the rules'));
    await userEvent.paste('dup user');
    await expect(canvas.getByRole('rowheader', { name: 'LUCKY-19' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lucky expired' })).toHaveAttribute(
      'href',
      './?path=/story/overlays-toasts--lucky-expired',
    );
  },
};

/** A text leads to its dialog or toast, or names its screens. */
export const SearchFinds: Story = {
  ...Search,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'network.offline_action');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Offline Action' })).toHaveAttribute(
      'href',
      './?path=/story/overlays-toasts--offline-action',
    );
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'withdraw.trust_hours');
    await expect(canvas.getByRole('cell', { name: /Withdraw/ })).toBeVisible();
  },
};
