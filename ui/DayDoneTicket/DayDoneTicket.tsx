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
  /** The pictures of the tasks that are done. */
  pictures: readonly ReactNode[];
  /** Shows the tasks: `See the 5 tasks`. */
  more: string;
  /** The tasks' cards. */
  children: ReactNode;
}

/** All of the day's tasks are done: five stubs have become one gold ticket. */
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
              {pictures.map((picture, at) => (
                <Picture key={at}>
                  {picture}
                  <CheckIcon />
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
