import { LinkRow, type LinkRowProps } from '@tally/ui/LinkRow';
import { useLinkClickHandler } from 'react-router-dom';

/** A row that leads to another page of the app: a real link, followed by the router. */
export function PageLink({ to, ...rest }: Omit<LinkRowProps, 'href' | 'onClick'> & { to: string }) {
  return <LinkRow href={to} onClick={useLinkClickHandler(to)} {...rest} />;
}
