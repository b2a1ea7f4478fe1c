import { userEvent, within } from 'storybook/test';
import type { Actor } from '../e2e/actor';
import { scene } from './screenStory';

const named = (name: string | RegExp) =>
  typeof name === 'string' ? new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : name;

/** An actor that uses a story, with the same steps as in the browser. */
export function storyActor(): Actor {
  const page = within(document.body);
  const part = async (inside?: string) => {
    if (inside === undefined) return page;
    const found =
      [
        ...page.queryAllByRole('dialog', { name: inside }),
        ...page.queryAllByRole('alertdialog', { name: inside }),
      ][0] ?? (await page.findByRole('article', { name: inside }));
    return within(found);
  };
  return {
    tap: async (name, inside) =>
      userEvent.click(await (await part(inside)).findByRole('button', { name: named(name) })),
    sees: async (text) => void (await page.findAllByText(text)),
    seesDialog: async (title) => void (await page.findByRole('dialog', { name: title })),
    hostAnswers: async () => {
      // The app handles the press first; then the host's timers fire.
      await new Promise((turn) => queueMicrotask(() => turn(undefined)));
      scene().services.advance(600);
    },
  };
}
