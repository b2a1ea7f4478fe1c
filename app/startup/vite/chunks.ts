import type { Rolldown } from 'vite';

type Look = (id: string) => Rolldown.ModuleInfo | null;

/** A module with everything that it imports at once, directly or through others. */
function closure(entry: string, look: Look): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    look(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return seen;
}

/**
 * One file for each stage of the start, and so one request: what several need belongs to the first of them. What two or
 * more of the other pages need is one file too, called `pages`; bit by bit it would be ten requests for a page.
 * What comes late on home is a file of its own; what it has in common with other pages is `shared`, so that a page which
 * is opened by itself does not fetch the rest of it.
 * @param entries name of the stage and its module (absolute path), in the order they come
 * @param lateEntry the module of what comes late on home
 */
export function stages(entries: Readonly<Record<string, string>>, lateEntry: string): Rolldown.CodeSplittingOptions {
  const sort = (look: Look) => {
    const stage = Object.entries(entries).map(([name, entry]) => [name, closure(entry, look)] as const);
    const later = new Set(stage.flatMap(([, ids]) => [...ids].flatMap((id) => look(id)?.dynamicallyImportedIds ?? [])));
    return {
      stage,
      late: closure(lateEntry, look),
      pages: [...later].filter((id) => id !== lateEntry && !id.includes('?')).map((id) => closure(id, look)),
    };
  };
  let known: ReturnType<typeof sort> | undefined;
  return {
    groups: [
      {
        name: (id, context) => {
          known ??= sort((one) => context.getModuleInfo(one));
          const stage = known.stage.find(([, ids]) => ids.has(id));
          if (stage) return stage[0];
          const pages = known.pages.filter((ids) => ids.has(id)).length;
          if (known.late.has(id)) return pages ? 'shared' : null;
          return pages > 1 ? 'pages' : null;
        },
      },
    ],
    includeDependenciesRecursively: false,
  };
}
