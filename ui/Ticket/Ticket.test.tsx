import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Ticket } from './Ticket';

describe('Ticket', () => {
  testCommonProps(Ticket, { tear: 'side', stub: 'stub', children: 'main' });

  it('a ticket reads the main part before the stub', () => {
    const { container } = render(
      <Ticket tear="below" stub="stub">
        main
      </Ticket>,
    );
    expect(container.textContent).toBe('mainstub');
  });
});
