import type { Decorator } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../texts/i18n';
import { modeOf } from '../modes';

/**
 * Provides the texts of the selected locale, and sets `lang` on the root element for screen readers and hyphenation.
 */
export const withTranslation: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale']);
  document.documentElement.lang = modeOf(locale).bcp47;
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <Story />
    </I18nextProvider>
  );
};
