import type { Rolldown } from 'vite';

type Look = (id: string) => Rolldown.ModuleInfo | null;

/**
 * A module with everything that it imports statically, directly or through others.
 * @throws {Error} when the build has no such module: its chunk would be missing without a word
 */
function closure(entry: string, look: Look): Set<string> {
  if (!look(entry)) throw new Error(`${entry} is not part of the build; its path in app/vite.config.ts is wrong.`);
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    look(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return seen;
}

/** Chooses the chunk of a module; null leaves it to the bundler. */
export function chunkNames(phases: Readonly<Record<string, string>>, deferred: string, guests: string) {
  const sort = (look: Look) => {
    const phase = Object.entries(phases).map(([name, entry]) => [name, closure(entry, look)] as const);
    const lazy = new Set(phase.flatMap(([, ids]) => [...ids].flatMap((id) => look(id)?.dynamicallyImportedIds ?? [])));
    return {
      phase,
      deferred: closure(deferred, look),
      guests: closure(guests, look),
      pages: [...lazy].filter((id) => id !== deferred && !id.includes('?')).map((id) => closure(id, look)),
    };
  };
  let sorted: ReturnType<typeof sort> | undefined;
  return (id: string, look: Look): string | null => {
    sorted ??= sort(look);
    const phase = sorted.phase.find(([, ids]) => ids.has(id));
    if (phase) return phase[0];
    const pages = sorted.pages.filter((ids) => ids.has(id)).length;
    if (sorted.deferred.has(id)) return pages ? 'shared' : null;
    return pages > 1 ? (sorted.guests.has(id) ? 'steps' : 'pages') : null;
  };
}

/**
 * One file, and so one request, for each phase of the start: what several need belongs to the first of them. What two or
 * more of the other pages need is one file too, called `pages`; the bundler would make ten requests of it.
 * The deferred part of home is a file of its own; what it has in common with other pages is `shared`, so that a page which
 * is opened by itself does not fetch the rest of it. So is what the pictures that guests see on home have in common with
 * them (`steps`): a guest does not fetch all that pages share.
 * @param phases name of the phase and its module (absolute path), in the order they run
 * @param deferred the module of home's deferred part
 * @param guests the module of what guests alone see on home
 */
export function chunksByPhase(
  phases: Readonly<Record<string, string>>,
  deferred: string,
  guests: string,
): Rolldown.CodeSplittingOptions {
  const nameOf = chunkNames(phases, deferred, guests);
  return {
    groups: [
      {
        name: (id, context) => nameOf(id, (moduleId) => context.getModuleInfo(moduleId)),
        debugName: 'phases of the start',
      },
    ],
    includeDependenciesRecursively: false,
  };
}
