import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { OfflineBar } from './OfflineBar';

describe('OfflineBar', () => {
  testCommonProps(OfflineBar, { children: 'You are offline' });

  it('screen readers announce an offline bar politely', () => {
    render(<OfflineBar>You are offline</OfflineBar>);
    expect(screen.getByRole('status').textContent).toBe('You are offline');
  });
});
