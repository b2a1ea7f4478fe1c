import { ArgTypes, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { ComponentFacts } from './facts/ComponentFacts';
import { statusOf } from './status';
import { tokensOf } from './tokensOf';

/**
 * Usage guide of a component, set in its stories: `parameters: { guide: { do: [...], dont: [...], related: [...] } }`.
 */
export interface Guide {
  /** One sentence each. */
  do?: readonly string[];
  dont?: readonly string[];
  /** Names of components with a similar purpose. */
  related?: readonly string[];
  /** What its keys do, where its elements alone do not say it (`facts/keyboard.ts`). */
  keyboard?: readonly string[];
}

const list = (title: string, lines: readonly string[] | undefined) =>
  lines?.length ? (
    <>
      <h3>{title}</h3>
      <ul style={{ listStyle: 'disc' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  ) : null;

/**
 * Documentation page of a component: purpose, states, props, do and don't, and design tokens, which are read from its
 * styles.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters['guide'] ?? {}) as Guide;
  const tokens = tokensOf(String(preparedMeta.parameters['fileName']));
  return (
    <>
      <Title />
      <p>
        <strong>{statusOf(preparedMeta.tags ?? [])}</strong>
      </p>
      <Subtitle />
      <Description />
      <Primary />
      {list('Do', guide.do)}
      {list("Don't", guide.dont)}
      <h3>Props</h3>
      <ArgTypes />
      <ComponentFacts storyFile={String(preparedMeta.parameters['fileName'])} />
      {tokens.length > 0 && (
        <>
          <h3>Tokens</h3>
          <p>
            {tokens.map((token, index) => (
              <Fragment key={token}>
                {index > 0 && ' '}
                <code>{token}</code>
              </Fragment>
            ))}
          </p>
        </>
      )}
      {list('Related', guide.related)}
      <Stories title="States" includePrimary={false} />
    </>
  );
}
