import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Ticket } from '../Ticket/Ticket';
import { Face, Head, More, Picture, Pictures, Root, Sum, Tasks, Text, Title } from './DayDoneTicket.styles';

export interface DayDoneTicketProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Picture of the laughing ticket; its space is reserved while undefined. */
  face?: ReactNode;
  /** Says that the day is done. */
  title: string;
  /** Says when the next task opens. */
  text: string;
  /** What the day brought. */
  sum?: string | undefined;
  /** Pictures of the tasks; the ones that are done get a check mark. */
  pictures: readonly { picture: ReactNode; done: boolean }[];
  /** Label of the button that expands the list of tasks, e.g. `See the 5 tasks`. */
  more: string;
  /** Its label while the list is expanded. */
  less: string;
  /** The task cards, shown when expanded. */
  children: ReactNode;
}

/**
 * One gold ticket in place of the five task cards, shown when no task can be done now because each is done or opens
 * later.
 */
export function DayDoneTicket({ face, title, text, sum, pictures, more, less, children, ...rest }: DayDoneTicketProps) {
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
              {open ? less : more}
              <ChevronIcon size={16} />
            </More>
          </>
        }
      >
        <Head>
          <Face>{face}</Face>
          <Title id={id}>{title}</Title>
          {sum && <Sum>{sum}</Sum>}
          <Text>{text}</Text>
        </Head>
      </Ticket>
      {open && <Tasks>{children}</Tasks>}
    </Root>
  );
}
