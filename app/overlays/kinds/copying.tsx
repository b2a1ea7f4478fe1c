import { TextArea } from '@tally/ui/TextArea';
import type { DomainOverlays } from '../content/overlayTable';

const unchanged = () => undefined;

/** Dialog with a text that the web view did not let the page copy: one touch selects all of it (DIALOG-10). */
export const copyingOverlays = {
  dialogs: {
    'copying.byHand': (t, { text }: { text: string }) => ({
      tone: 'dialog',
      title: t('copying.title'),
      message: t('copying.message'),
      details: (
        <TextArea
          label={t('copying.text')}
          value={text}
          onValue={unchanged}
          area={{ readOnly: true, onFocus: ({ currentTarget }) => currentTarget.select() }}
        />
      ),
      primary: t('common.ok'),
    }),
  },
} satisfies DomainOverlays<'copying'>;
