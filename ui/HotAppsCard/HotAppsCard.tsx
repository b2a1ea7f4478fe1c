import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Card, CardHead, CardTitle } from '../theme/card';
import { App, Apps, More, Name, Word } from './HotAppsCard.styles';

export interface HotApp {
  /** Name of the app. */
  name: string;
  /** Address of its icon. */
  icon?: string;
  /** Address that the app opens. */
  link: string;
}
export interface HotAppsCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the card. */
  title: string;
  /** Text of the badge that marks the card as advertising. */
  mark: string;
  /** The apps, in their order. */
  apps: readonly HotApp[];
  /** Called with the app that was pressed. */
  onOpen: (app: HotApp) => void;
  /** Rows that lead to more apps, below these. */
  children?: ReactNode;
}

/** A row of up to three apps fills the card; more stand in rows in which none is alone. */
const columnsOf = (apps: number): 1 | 2 | 3 | 4 =>
  apps <= 3 ? (Math.max(apps, 1) as 1 | 2 | 3) : apps % 4 === 1 ? 3 : 4;

/** A word is drawn whole or not at all; a name of one word may be broken. */
function Words({ name }: { name: string }) {
  const words = name.split(' ');
  if (words.length === 1) return name;
  return words.map((word, index) => (
    // A name may have a word twice, and its words never move.
    <Fragment key={index}>
      {index > 0 && ' '}
      <Word>{word}</Word>
    </Fragment>
  ));
}

/** Grid of partners' apps, marked as advertising (Indonesia only, PERSON-6). */
export function HotAppsCard({ title, mark, apps, onOpen, children, ...rest }: HotAppsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHead>
        <div>
          <CardTitle id={id}>{title}</CardTitle>
        </div>
        <Badge kind="ad">{mark}</Badge>
      </CardHead>
      <Apps data-columns={columnsOf(apps.length)}>
        {apps.map((app) => (
          <li key={app.link}>
            <App type="button" data-wraps aria-label={app.name} onClick={() => onOpen(app)}>
              <Avatar shape="app" name={app.name} src={app.icon} />
              <Name>
                <Words name={app.name} />
              </Name>
            </App>
          </li>
        ))}
      </Apps>
      {children && <More>{children}</More>}
    </Card>
  );
}
