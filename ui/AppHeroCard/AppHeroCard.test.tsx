import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { AppHeroCard } from './AppHeroCard';

describe('AppHeroCard', () => {
  testCommonProps(AppHeroCard, {
    name: 'Tally',
    codeLabel: 'Invite code',
    code: 'SARI2026',
    action: 'Install',
    onInstall: () => undefined,
  });
  testBrokenPicture(
    AppHeroCard,
    {
      name: 'Tally',
      icon: '/a.png',
      codeLabel: 'Invite code',
      code: 'SARI2026',
      action: 'Install',
      onInstall: () => undefined,
    },
    'T',
  );

  it('an app hero card names the app and leads to the store (INVITE-4)', () => {
    const install = vi.fn();
    render(
      <AppHeroCard
        name="Tally"
        headline="Earn rewards"
        text="Siti has earned"
        codeLabel="Invite code"
        code="SARI2026"
        action="Install from the store"
        onInstall={install}
      />,
    );
    screen.getByRole('region', { name: 'Tally' });
    screen.getByText('SARI2026');
    fireEvent.click(screen.getByRole('button', { name: 'Install from the store' }));
    expect(install).toHaveBeenCalledTimes(1);
  });
});
