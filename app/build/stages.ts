import type { Rolldown } from 'vite';

/** Says of each module which stage of the start brings it, from the graph of static imports. */
function stageOf(id: string, entries: readonly (readonly [name: string, entry: RegExp])[], look: (id: string) => Rolldown.ModuleInfo | null, known: Map<string, Map<string, boolean>>): string | null {
  for (const [name, entry] of entries) {
    const seen = known.get(name) ?? new Map<string, boolean>();
    known.set(name, seen);
    if (reached(id, entry, look, seen)) return name;
  }
  return null;
}

/** Whether something that matches imports the module at once, directly or through others. */
function reached(id: string, entry: RegExp, look: (id: string) => Rolldown.ModuleInfo | null, seen: Map<string, boolean>): boolean {
  const answer = seen.get(id);
  if (answer !== undefined) return answer;
  seen.set(id, entry.test(id));
  if (!seen.get(id)) seen.set(id, (look(id)?.importers ?? []).some((importer) => reached(importer, entry, look, seen)));
  return seen.get(id) === true;
}

/** One file for each stage of the start: what both need belongs to the first, what routes share with home to the second. */
export function stages(...entries: readonly (readonly [name: string, entry: RegExp])[]): Rolldown.CodeSplittingOptions {
  const known = new Map<string, Map<string, boolean>>();
  return { groups: [{ name: (id, { getModuleInfo }) => stageOf(id, entries, getModuleInfo, known), includeDependenciesRecursively: false }] };
}
