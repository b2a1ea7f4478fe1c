import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { ConfirmList } from './ConfirmList';

describe('ConfirmList', () => {
  testCommonProps(ConfirmList, { rows: [{ label: 'Number', value: '081234560789' }] });

  it('a confirm list shows each value under its label, whole', () => {
    render(
      <ConfirmList
        rows={[
          { label: 'E-wallet', value: 'DANA' },
          { label: 'Number', value: '081234560789' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['E-wallet', 'Number']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['DANA', '081234560789']);
  });
});
