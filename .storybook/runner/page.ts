/** What runs inside the page of a story. Each function stands for itself: it is sent there as text. */

interface Channel {
  on(name: string, hear: (data: never) => void): void;
  off(name: string, hear: (data: never) => void): void;
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

/** How a story ended: the accessibility rules it breaks and where, and what was thrown. */
export interface End {
  axe: string[];
  error?: string;
  /** It did not end in time. */
  hangs?: true;
}

/** Draws the story with other globals and waits for its end. New globals alone do not play it: where it `plays`, it begins anew in the same breath. */
export function drawAnew({
  storyId,
  globals,
  plays,
}: {
  storyId: string;
  globals: object;
  plays: boolean;
}): Promise<End> {
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
    function done(result: End) {
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

/** Whether the story plays something, also when its play was made by a function and no tag says so. */
export async function hasPlay(storyId: string): Promise<boolean> {
  const { __getContext } = globalThis as unknown as {
    __getContext(storyId: string): Promise<{ playFunction?: unknown; moduleExport?: { play?: unknown } }>;
  };
  const { playFunction, moduleExport } = await __getContext(storyId);
  return Boolean(playFunction ?? moduleExport?.play);
}

/** Waits until no request is under way, fonts are loaded, images decoded and two frames painted. */
export async function settle(): Promise<void> {
  for (
    let tries = 0;
    tries < 250 && ((window.storyRequests?.open ?? 0) > 0 || document.querySelector('[data-state=arriving]'));
    tries++
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      // A lazy one far below the edge of the screen is never fetched, and so never decoded.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * How high the picture has to be so that the whole story is on it, in CSS px. A screen is at least one screen high;
 * a component alone ends below its last pixel and the padding.
 */
export function heightOf({ least, most }: { least: number; most: number }): number {
  let bottom = 0;
  let fixed = false;
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('.sb-wrapper,script,style') || node.id === 'storybook-root' || node.id === 'storybook-docs')
      continue;
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    fixed ||= getComputedStyle(node).position === 'fixed' || node.matches('dialog[open]');
    bottom = Math.max(bottom, box.bottom + scrollY);
  }
  const padding = document.body.classList.contains('sb-main-padded') ? 16 : 0;
  const whole = document.body.classList.contains('sb-main-fullscreen') || fixed;
  return Math.min(most, Math.max(Math.ceil(bottom + padding), whole ? least : 32));
}

/**
 * Characters that the shipped font does not hold: another font of the machine would draw them, or an empty box stand there.
 *
 * @param ranges first and last code points the font has
 */
export function foreignGlyphs(ranges: [number, number][]): string {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walk.nextNode())
    if (!walk.currentNode.parentElement?.closest('script,style,.sb-wrapper'))
      text += walk.currentNode.textContent ?? '';
  return Array.from(new Set(text))
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([first, last]) => code >= first && code <= last);
    })
    .join('');
}
