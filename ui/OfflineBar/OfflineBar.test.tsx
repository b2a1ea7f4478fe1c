import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { OfflineBar } from './OfflineBar';

describe('OfflineBar', () => {
  keepsPromises(OfflineBar, { children: 'You are offline' });

  it('is told politely', () => {
    render(<OfflineBar>You are offline</OfflineBar>);
    expect(screen.getByRole('status').textContent).toBe('You are offline');
  });
});
