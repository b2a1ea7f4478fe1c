import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Ticket } from '../Ticket/Ticket';
import { Face, Head, More, Picture, Pictures, Root, Tasks, Text, Title } from './DayDoneTicket.styles';

export interface DayDoneTicketProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The laughing ticket; its room is there without it. */
  face?: ReactNode;
  title: string;
  /** When the next chance opens. */
  text: string;
  /** The tasks' pictures; those that are done get a check mark. */
  pictures: readonly { picture: ReactNode; done: boolean }[];
  /** Shows the tasks: `See the 5 tasks`. */
  more: string;
  /** The tasks' cards. */
  children: ReactNode;
}

/** Nothing can be done now, because all is done or opens later: five stubs have become one gold ticket. */
export function DayDoneTicket({ face, title, text, pictures, more, children, ...rest }: DayDoneTicketProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Root aria-labelledby={id} {...rest}>
      <Ticket
        tear="below"
        tone="gold"
        stub={
          <>
            <Pictures aria-hidden>
              {pictures.map(({ picture, done }, at) => (
                <Picture key={at}>
                  {picture}
                  {done && <CheckIcon data-check />}
                </Picture>
              ))}
            </Pictures>
            <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {more}
              <ChevronIcon size={16} />
            </More>
          </>
        }
      >
        <Head>
          <Face data-late="face">{face}</Face>
          <Title id={id}>{title}</Title>
          <Text>{text}</Text>
        </Head>
      </Ticket>
      {open && <Tasks>{children}</Tasks>}
    </Root>
  );
}
