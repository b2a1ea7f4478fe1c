import { paidPassbooks } from '@tally/contract/fixtures/wallet';
import { reviewPromptDelayMs } from '@tally/contract/limits/passbook';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reviewShownKey } from '../../features/wallet/passbook/passbookRules';
import type { KeyValueStore } from '../../platform/services';
import { loadScreens } from '../../testing/loadScreens';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';

await loadScreens();

/** Opens the passbook of somebody who was always paid, and waits as long as the question does. */
async function open(storage?: KeyValueStore) {
  const { services } = renderScreen('/passbook', { getPassbook: paidPassbooks.id }, { ...(storage && { storage }) });
  await screen.findAllByRole('listitem');
  await passTime(services, reviewPromptDelayMs);
  return services;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it.each(['Go to the store', 'Not now'])(
  'whoever answers "%s" to the second question is not asked again, and only then (RATE-4)',
  async (answer) => {
    const { storage } = await open();
    await press('Yes');
    await screen.findByRole('dialog', { name: /^Rate us/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storage.get(reviewShownKey)).toBeUndefined();
    cleanup();

    const again = await open(storage);
    await press('Yes');
    await screen.findByRole('dialog', { name: /^Rate us/ });
    await press(answer);
    await expect.poll(() => again.storage.get(reviewShownKey)).toBe('1');
    cleanup();

    await open(storage);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
