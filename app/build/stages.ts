import type { Rolldown } from 'vite';

/** A module with everything that it imports at once, directly or through others. */
function closure(entry: string, look: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
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
 * One file for each stage of the start, and so one request: what several need belongs to the first of them.
 * @param entries name of the stage and its module (absolute path), in the order they come
 */
export function stages(entries: Readonly<Record<string, string>>): Rolldown.CodeSplittingOptions {
  let members: [string, Set<string>][] | undefined;
  return {
    groups: [
      {
        name: (id, context) => {
          members ??= Object.entries(entries).map(([name, entry]) => [name, closure(entry, (one) => context.getModuleInfo(one))]);
          // The bundler's own helpers are imported by nobody in the graph.
          if (id.includes('rolldown/runtime')) return members[0]?.[0] ?? null;
          return members.find(([, stage]) => stage.has(id))?.[0] ?? null;
        },
      },
    ],
    includeDependenciesRecursively: false,
  };
}
