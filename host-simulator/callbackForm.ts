import type { HostSimulator } from './hostSimulator';
import { button, el, section } from './dom';

/**
 * A form that calls any callback of the page: `name(arguments)` with JSON arguments, called as the host would.
 * @param say shows why a text could not be called; empty when it was
 */
export function createCallbackForm(simulator: Pick<HostSimulator, 'call'>, say: (message: string) => void) {
  const input = el('input', {
    type: 'text',
    value: 'checkInCallback(12345, true)',
    spellcheck: false,
    attributes: { 'aria-label': 'Callback to call' },
  });
  const call = () => {
    const [, name = '', args = ''] = /^\s*(\w+)\s*\((.*)\)\s*;?\s*$/s.exec(input.value) ?? [];
    try {
      if (!name) throw new Error('Write it as name(arguments).');
      simulator.call(name, ...(JSON.parse(`[${args}]`) as unknown[]));
      say('');
    } catch (error) {
      say(`Not called: ${(error as Error).message}`);
    }
  };
  return section('Call a callback', false, input, button('Call it', call));
}
