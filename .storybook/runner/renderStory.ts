/**
 * Makes Storybook render a story. Each function runs inside the page, where it is sent as text, so it uses nothing from
 * outside itself.
 */

interface Channel {
  on(name: string, listener: (data: never) => void): void;
  off(name: string, listener: (data: never) => void): void;
  emit(name: string, data: unknown): void;
}

interface Report {
  storyId: string;
  status: string;
  reporters: {
    type: string;
    status: string;
    result?: { violations?: { id: string; help: string; nodes: { target: string[] }[] }[] };
  }[];
}

/** Result of rendering a story: violated accessibility rules with the elements, and the error that was thrown. */
export interface RenderResult {
  axe: string[];
  error?: string;
  /** The story did not finish within the timeout. */
  hangs?: true;
}

/** Whether Storybook listens already. */
export const hasChannel = (): boolean => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis;

/** Sets the globals with which the page draws its next stories. */
export function setGlobals(globals: object): void {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  channel.emit('updateGlobals', { globals });
}

/**
 * Renders the story with other globals and waits until it has finished. New globals alone do not run its `play`
 * function, so a story that `plays` is also remounted.
 */
export function renderStory({
  storyId,
  globals,
  plays,
}: {
  storyId: string;
  globals: object;
  plays: boolean;
}): Promise<RenderResult> {
  return new Promise((resolve) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    const bad = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const timer = setTimeout(() => done({ axe: [], error: 'the story did not end within 20 s', hangs: true }), 20_000);
    const finished = (report: Report) => {
      if (report.storyId !== storyId) return;
      const axe = report.reporters
        .filter((reporter) => reporter.type === 'a11y' && reporter.status === 'failed')
        .flatMap((reporter) => reporter.result?.violations ?? [])
        .map((rule) => `${rule.id}: ${rule.help} (${rule.nodes.map((node) => node.target.join(' ')).join(', ')})`);
      done({ axe, ...(report.status === 'error' && axe.length === 0 ? { error: 'the story ended in an error' } : {}) });
    };
    const threw = (error?: { message?: string; description?: string }) =>
      done({ axe: [], error: error?.message ?? error?.description ?? 'the story threw' });
    function done(result: RenderResult) {
      clearTimeout(timer);
      channel.off('storyFinished', finished);
      for (const name of bad) channel.off(name, threw);
      resolve(result);
    }
    channel.on('storyFinished', finished);
    for (const name of bad) channel.on(name, threw);
    channel.emit('updateGlobals', { globals });
    if (plays) channel.emit('forceRemount', { storyId });
  });
}

/**
 * Whether the story has a `play` function, including one that was created by another function, for which Storybook sets
 * no tag.
 */
export async function hasPlay(storyId: string): Promise<boolean> {
  const { __getContext } = globalThis as unknown as {
    __getContext(storyId: string): Promise<{ playFunction?: unknown; moduleExport?: { play?: unknown } }>;
  };
  const { playFunction, moduleExport } = await __getContext(storyId);
  return Boolean(playFunction ?? moduleExport?.play);
}
