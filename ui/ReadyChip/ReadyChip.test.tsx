import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { ReadyChip } from './ReadyChip';

describe('ReadyChip', () => {
  testCommonProps(ReadyChip, { children: '₱10 ready' }, [{ state: 'paused' }]);

  it('a chip says what can be withdrawn, and looks otherwise where nothing can', () => {
    const { rerender } = render(<ReadyChip>₱10 ready</ReadyChip>);
    expect(screen.getByText('₱10 ready').dataset['state']).toBe('ready');
    rerender(<ReadyChip state="paused">Paused</ReadyChip>);
    expect(screen.getByText('Paused').dataset['state']).toBe('paused');
  });
});
