import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { Ticket } from './Ticket';

describe('Ticket', () => {
  keepsPromises(Ticket, { tear: 'side', stub: 'stub', children: 'main' });

  it('reads the main part before the stub', () => {
    const { container } = render(
      <Ticket tear="below" stub="stub">
        main
      </Ticket>,
    );
    expect(container.textContent).toBe('mainstub');
  });
});
