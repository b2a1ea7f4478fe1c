import { existsSync } from 'node:fs';
import path from 'node:path';
import { readComponentFacts, type ComponentFacts } from './componentFacts.ts';
import { factsAsMarkdown } from './markdown.ts';
import { componentOf } from './componentOf.ts';
import { root } from './parse.ts';

/** A component in Storybook's manifest, with the fields that are changed here. */
export interface ManifestComponent {
  id: string;
  name: string;
  path: string;
  import?: string | undefined;
  stories: { snippet?: string | undefined; [field: string]: unknown }[];
  reactDocgen?: { definedInFile?: string; [field: string]: unknown };
  error?: unknown;
  docs?: Record<string, { id: string; name: string; path: string; content: string }>;
  [field: string]: unknown;
}

/** What stories write in place of the code of a screen. */
const asOnScreens = [
  [/\btext\(/g, 't('],
  [/\bmoney\(([^()]*)\)/g, 'formatMoney($1, market)'],
  [/\bcoins\(([^()]*)\)/g, 'formatCoins($1, market)'],
  [/\bfn\(\)/g, '() => undefined'],
  [/\bfn\((\([^()]*\) => [^()]*\(\))\)/g, '$1'],
] as const;
const codeOfScreen = (snippet: string) =>
  asOnScreens.reduce((code, [pattern, replacement]) => code.replace(pattern, replacement), snippet);

/** Where the library has what an example names. */
const modules = ['NAME/NAME.tsx', 'icons/NAME.tsx', 'icons/tickets/NAME.tsx'];

/** The imports of an example: one module of the library for each name; nothing that stories alone have. */
function importsOf(lines: string): string {
  const [, listed = ''] = /\{([^}]*)\} from '@tally\/ui'/.exec(lines) ?? [];
  return listed
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => {
      const file = modules
        .map((module) => module.replaceAll('NAME', name))
        .find((module) => existsSync(path.join(root, 'ui', module)));
      return file
        ? [`import { ${name} } from '@tally/ui/${file.replace(/(\w+)\/\1\.tsx$/, '$1').replace('.tsx', '')}';`]
        : [];
    })
    .join('\n');
}

/** A component with its guide and facts as a document, its examples as a screen would write them, and no path of a machine. */
function complete(component: ManifestComponent, facts: ComponentFacts): ManifestComponent {
  const { definedInFile: _, ...docgen } = component.reactDocgen ?? {};
  const id = `${component.id}--guide`;
  return {
    ...component,
    import: importsOf(component.import ?? ''),
    stories: component.stories.map((story) =>
      story.snippet ? { ...story, snippet: codeOfScreen(story.snippet) } : story,
    ),
    ...(component.reactDocgen && { reactDocgen: docgen }),
    docs: { ...component.docs, [id]: { id, name: 'Guide', path: component.path, content: factsAsMarkdown(facts) } },
  };
}

interface Manifests {
  components?: { components: Record<string, ManifestComponent>; [field: string]: unknown };
  [name: string]: unknown;
}

/** Storybook's manifests with the library alone, in which each component has its guide and facts. */
export function withFacts(manifests: Manifests = {}): Manifests {
  const facts = readComponentFacts();
  const components = Object.entries(manifests.components?.components ?? {}).flatMap(([id, component]) => {
    const own = facts[componentOf(component.path)];
    return own ? [[id, complete(component, own)] as const] : [];
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
}
