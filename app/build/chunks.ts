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

/** Modules (absolute paths) whose static imports form a chunk of their own. */
export interface ChunkEntries {
  /** Name of each phase of the start and its module, in the order they run. */
  phases: Readonly<Record<string, string>>;
  /** The module of the router and the table of pages. */
  router: string;
  /** The module of home's deferred part. */
  deferred: string;
  /** The module of home's part that only guests see. */
  guests: string;
}

/** Name of the router's chunk. */
export const routerChunk = 'routing';

/** Returns a function that chooses a module's chunk; null leaves the choice to the bundler. */
export function chunkNames({ phases, ...entries }: ChunkEntries) {
  const sort = (look: Look) => {
    const phase = Object.entries(phases).map(([name, entry]) => [name, closure(entry, look)] as const);
    const router = closure(entries.router, look);
    const early = [...phase.map(([, ids]) => ids), router];
    const lazy = new Set(early.flatMap((ids) => [...ids].flatMap((id) => look(id)?.dynamicallyImportedIds ?? [])));
    const apart = [entries.router, entries.deferred];
    return {
      phase,
      router,
      deferred: closure(entries.deferred, look),
      guests: closure(entries.guests, look),
      pages: [...lazy].filter((id) => !apart.includes(id) && !id.includes('?')).map((id) => closure(id, look)),
    };
  };
  let sorted: ReturnType<typeof sort> | undefined;
  return (id: string, look: Look): string | null => {
    sorted ??= sort(look);
    const phase = sorted.phase.find(([, ids]) => ids.has(id));
    if (phase) return phase[0];
    // The deferred part must not load the router: the last phase brings what both import.
    if (sorted.router.has(id)) return sorted.deferred.has(id) ? (Object.keys(phases).at(-1) ?? null) : routerChunk;
    const pages = sorted.pages.filter((ids) => ids.has(id)).length;
    if (sorted.deferred.has(id)) return pages ? 'shared' : null;
    return pages > 1 ? (sorted.guests.has(id) ? 'steps' : 'pages') : null;
  };
}

/**
 * One file, and so one request, per phase of the start: a module used by several phases belongs to the first of them.
 * Modules used by two or more of the other pages form one file, `pages`, for which the bundler would make ten requests.
 * The deferred part of home is a file of its own; modules that it has in common with other pages are in `shared`, so
 * that a page opened directly does not load the rest of it. The router is a file of its own too. Likewise `steps` holds
 * the modules that the pictures shown to guests on home have in common with the pages: a guest does not load everything
 * that the pages share.
 */
export function chunksByPhase(entries: ChunkEntries): Rolldown.CodeSplittingOptions {
  const nameOf = chunkNames(entries);
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
