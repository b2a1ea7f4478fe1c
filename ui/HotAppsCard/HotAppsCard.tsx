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

/** Number of characters that a line of a name has, by the number of columns. */
const lineMax = { 3: 11, 4: 9 } as const;

/** The number of lines of a name whose words stay whole where they can. */
function linesOf(name: string, max: number): number {
  let [lines, used] = [0, max];
  for (const word of name.split(' ')) {
    const length = [...word].length;
    if (used + 1 + length <= max) used += 1 + length;
    else {
      lines += Math.ceil(length / max);
      used = length % max || max;
    }
  }
  return lines;
}

/** A name as it is drawn: cut where it would need a third line (TEXT-11); screen readers hear all of it. */
function drawnName(name: string, columns: ReturnType<typeof columnsOf>): string {
  if (columns === 1 || columns === 2) return name;
  const max = lineMax[columns];
  const fits = (text: string) => linesOf(text, max) <= 2;
  if (fits(name)) return name;
  const words = name.split(' ');
  const beginnings = words.map(
    (_, index) =>
      `${words
        .slice(0, index)
        .join(' ')
        .replace(/[\s\p{P}]+$/u, '')}…`,
  );
  return beginnings.slice(1).filter(fits).at(-1) ?? `${cutText(name, 2 * max - 1)}…`;
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
