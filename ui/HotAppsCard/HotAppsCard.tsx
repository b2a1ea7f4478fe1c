import { cutText } from '@tally/contract/text/cutText';
import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Card, CardHead, CardTitle } from '../theme/card';
import { App, Apps, Name } from './HotAppsCard.styles';

export interface HotApp {
  name: string;
  icon?: string;
  link: string;
}
export interface HotAppsCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** Text of the badge that marks the card as advertising. */
  mark: string;
  apps: readonly HotApp[];
  onOpen: (app: HotApp) => void;
}

/** A row of up to three apps fills the card; more stand in rows in which none is alone. */
const columnsOf = (apps: number): 1 | 2 | 3 | 4 =>
  apps <= 3 ? (Math.max(apps, 1) as 1 | 2 | 3) : apps % 4 === 1 ? 3 : 4;

/** Maximum number of characters of a name that has two lines of a column, by the number of columns. */
const nameMax = { 3: 22, 4: 18 } as const;

/** The beginning of a name that was cut, without the piece of a word or the punctuation that it ends with. */
function wholeWords(name: string, cut: string): string {
  const isBetween = /^[\s\p{P}]/u.test(name.slice(cut.length));
  const words = isBetween ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 0));
  return words.replace(/[\s\p{P}]+$/u, '') || cut.trimEnd();
}

/** A name as it is drawn: cut where it would need a third line (TEXT-11); screen readers hear all of it. */
function drawnName(name: string, columns: ReturnType<typeof columnsOf>): string {
  if (columns === 1 || columns === 2) return name;
  const max = nameMax[columns];
  return cutText(name, max) === name ? name : `${wholeWords(name, cutText(name, max - 2))}…`;
}

/** Grid of partners' apps, marked as advertising (Indonesia only, PERSON-6). */
export function HotAppsCard({ title, mark, apps, onOpen, ...rest }: HotAppsCardProps) {
  const id = useId();
  const columns = columnsOf(apps.length);
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHead>
        <div>
          <CardTitle id={id}>{title}</CardTitle>
        </div>
        <Badge kind="ad">{mark}</Badge>
      </CardHead>
      <Apps data-columns={columns}>
        {apps.map((app) => (
          <li key={app.link}>
            <App type="button" data-wraps aria-label={app.name} onClick={() => onOpen(app)}>
              <Avatar shape="app" name={app.name} src={app.icon} />
              <Name>{drawnName(app.name, columns)}</Name>
            </App>
          </li>
        ))}
      </Apps>
    </Card>
  );
}
