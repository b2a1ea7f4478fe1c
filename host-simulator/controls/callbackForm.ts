import type { HostSimulator } from '../host/hostSimulator';
import { button, el, section } from '../dom';

/**
 * A form to call any callback of the page, as the host would: `name(arguments)` with JSON arguments.
 * @param say shows why a callback could not be called; gets '' after a successful call
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
