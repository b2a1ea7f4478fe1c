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
  /** The module that starts the app. */
  start: string;
  /** The module of the router and the table of pages. */
  router: string;
  /** The module of home's deferred part. */
  deferred: string;
  /** The module of home's part that only guests see. */
  guests: string;
  /** The modules of the operators' pages and of what these have in common. */
  operators: readonly string[];
}

/** Names of the app's chunk and of the router's. */
export const startChunk = 'startApp';
export const routerChunk = 'routing';

/** Returns a function that chooses a module's chunk; null leaves the choice to the bundler. */
export function chunkNames(entries: ChunkEntries) {
  const sort = (look: Look) => {
    const start = closure(entries.start, look);
    const router = closure(entries.router, look);
    const lazy = new Set([...start, ...router].flatMap((id) => look(id)?.dynamicallyImportedIds ?? []));
    const deferred = closure(entries.deferred, look);
    const rare = [...deferred].flatMap((id) => look(id)?.dynamicallyImportedIds ?? []);
    const apart = [entries.router, entries.deferred];
    return {
      start,
      router,
      deferred,
      rare: new Set(rare.flatMap((id) => [...closure(id, look)])),
      guests: closure(entries.guests, look),
      pages: [...lazy]
        .filter((id) => !apart.includes(id) && !id.includes('?'))
        .map((id) => ({ operators: entries.operators.includes(id), ids: closure(id, look) })),
    };
  };
  let sorted: ReturnType<typeof sort> | undefined;
  return (id: string, look: Look): string | null => {
    sorted ??= sort(look);
    if (sorted.start.has(id)) return startChunk;
    // The deferred part must not load the router: the app's chunk brings what both import.
    if (sorted.router.has(id)) return sorted.deferred.has(id) ? startChunk : routerChunk;
    const users = sorted.pages.filter(({ ids }) => ids.has(id));
    if (sorted.deferred.has(id)) return users.length ? 'shared' : null;
    if (users.length < 2) return null;
    if (users.every(({ operators }) => operators) && !sorted.rare.has(id)) return 'operators';
    return sorted.guests.has(id) ? 'steps' : 'pages';
  };
}

/**
 * One file, and so one request, for the start. Modules used by two or more of the other pages form one file, `pages`,
 * for which the bundler would make ten requests. The deferred part of home is a file of its own; modules that it has in
 * common with other pages are in `shared`, so that a page opened directly does not load the rest of it. The router is a
 * file of its own too, and so is what only operators' pages have in common, `operators`. Likewise `steps` holds the
 * modules that the pictures shown to guests on home have in common with the pages: a guest does not load everything
 * that the pages share.
 */
export function chunksByUse(entries: ChunkEntries): Rolldown.CodeSplittingOptions {
  const nameOf = chunkNames(entries);
  return {
    groups: [
      {
        name: (id, context) => nameOf(id, (moduleId) => context.getModuleInfo(moduleId)),
        debugName: 'when it is used',
      },
    ],
    includeDependenciesRecursively: false,
  };
}
