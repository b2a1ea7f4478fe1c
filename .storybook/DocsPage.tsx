import { ArgTypes, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import componentProps from 'virtual:component-props';
import use from 'virtual:component-use';
import { PropsTable } from './docs/PropsTable';
import { TakeIcons } from './docs/TakeAway';
import { UsedOn } from './docs/UsedOn';
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

/** The page of the icons has the drawings to take away in place of properties. */
const icons = 'components-icons';

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
 * Documentation page of a component: purpose, states, where it is used, props, do and don't, and design tokens, which are
 * read from its styles.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters['guide'] ?? {}) as Guide;
  const tokens = tokensOf(String(preparedMeta.parameters['fileName']));
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const props = componentProps[name];
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
      <UsedOn places={use[name] ?? []} />
      {preparedMeta.id === icons ? (
        <TakeIcons />
      ) : (
        <>
          <h3>Props</h3>
          {props ? <PropsTable props={props} /> : <ArgTypes />}
        </>
      )}
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
