import type { Rolldown } from 'vite';

type Look = (id: string) => Rolldown.ModuleInfo | null;

/**
 * The transitive closure of a module's static imports, including the module.
 * @throws {Error} when the build has no such module: its chunk would silently be missing
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

/** Returns a function that chooses a module's chunk; null leaves the choice to the bundler. */
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
 * One file, and so one request, per phase of the start: a module used by several phases belongs to the first of them.
 * Modules used by two or more of the other pages form one file, `pages`, for which the bundler would make ten requests.
 * The deferred part of home is a file of its own; modules that it has in common with other pages are in `shared`, so
 * that a page opened directly does not load the rest of it. Likewise `steps` holds the modules that the pictures shown
 * to guests on home have in common with the pages: a guest does not load everything that the pages share.
 * @param phases name of the phase and its module (absolute path), in the order they run
 * @param deferred the module of home's deferred part
 * @param guests the module of home's part that only guests see
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
