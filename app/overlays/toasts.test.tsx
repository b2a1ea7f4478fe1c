import { allTexts, en } from '@tally/locales/all';
import { bcp47, localeCodes } from '@tally/locales/tags';
import { createTranslate } from '@tally/locales/text';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Providers } from '../App';
import { alreadyLoaded } from '../navigation/lazyWithPreload';
import { createDeferredChunk } from '../startup/deferredChunk';
import { createPageChunk } from '../startup/pageChunk';
import { allToasts } from '../testing/allOverlays';
import { createTestApp } from '../testing/testApp';
import type { ToastKind } from './chunks/overlayParams';
import { showToast } from './showToast';
import { Overlays } from './Overlays';
import { deletionFormOverlays } from './kinds/deletionForm';
import type { ToastContent } from './content/toastContent';

const translates = localeCodes.map((locale) => createTranslate(allTexts[locale], bcp47[locale]));

describe('the deletion form (TEXT-8)', () => {
  const words = {
    'deletionForm.addressTooShort': 'Error Gmail',
    'deletionForm.noSuffix': 'Error Gmail!',
    'deletionForm.pressAgain': 'Click again to confirm',
    'deletionForm.badUser': 'Invalid account',
    'deletionForm.submitted': 'Submitted',
  } as const;
  it.each(Object.entries(deletionFormOverlays.toasts))(
    'the deletion toast %s is in English everywhere',
    (kind, content) => {
      const said = translates.map((t) => content(t).message);
      expect(said).toEqual(localeCodes.map(() => words[kind as keyof typeof words]));
    },
  );

  it.each([
    'deletion.submit',
    'deletion.confirm_button',
    'deletion.ask_again',
    'deletion.warning',
    'deletion.received',
    'deletion.check_mail',
    'deletion.need_mail',
    'deletion.need_suffix',
    'deletion.unknown_account',
  ] as const)('the words %s of the deletion form’s button and beside it are those of the person’s language', (key) => {
    const { id, en_ph, pt_br } = allTexts;
    expect(new Set([en[key], id[key], pt_br[key]]).size).toBe(3);
    expect(en_ph[key]).toBe(en[key]);
  });
});

describe('a toast is default, success, wrong, loading or reward (DIALOG-3)', () => {
  const kinds = {
    default: 'tasks.tryLater',
    success: 'team.linkCopied',
    wrong: 'team.linkEmpty',
    loading: 'login.inProgress',
  } as const;
  const contents = allToasts as unknown as Record<
    ToastKind,
    (t: (typeof translates)[0], params: object) => ToastContent
  >;
  it('every toast of the product has one of these kinds', () => {
    const t = ((key: string) => key) as (typeof translates)[0];
    const types = new Set(
      Object.values(contents).map((content) => content(t, { market: 'id', coin: 1, cash: 1, cause: 'clock' }).type),
    );
    expect([...types].sort()).toEqual([...Object.keys(kinds), 'reward'].sort());
  });

  it.each(Object.entries(kinds))('a toast of the kind %s stands in the middle of the screen', async (type, kind) => {
    const app = createTestApp();
    const page = alreadyLoaded(createPageChunk('en', en));
    const deferred = alreadyLoaded(createDeferredChunk('en', en));
    Object.assign(app.context, { pageChunk: () => page, deferredChunk: () => deferred });
    render(
      <Providers app={app}>
        <Overlays />
      </Providers>,
    );
    act(() => void app.store.dispatch(showToast(kind)));
    const toast = await screen.findByRole(type === 'wrong' ? 'alert' : 'status');
    expect([toast.dataset['kind'], toast.dataset['place']]).toEqual([type, 'middle']);
    const { position, alignItems, justifyContent } = getComputedStyle(toast);
    expect([position, alignItems, justifyContent]).toEqual(['fixed', 'center', 'center']);
  });
});
