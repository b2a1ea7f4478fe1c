import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { Skeleton } from '@tally/ui/Skeleton';
import { useTranslate } from '../i18n/useTranslate';
import { Badge, Day, Line, Picture, Rows, Step, Steps } from './LoadingRows.styles';

interface LoadingRowProps {
  /** Where its badge will be, see `Row`. */
  badge?: 'mark' | 'end';
  /** What is under way shows its steps. */
  steps?: boolean;
}

const line = (kind: 'title' | 'text' | 'name' | 'caption', width: string) => (
  <Line data-line={kind}>
    <Skeleton width={width} height=".8125rem" />
  </Line>
);

/** Loading placeholder with the places and sizes of a row: picture, two lines, badge. */
export function LoadingRow({ badge = 'end', steps }: LoadingRowProps) {
  return (
    <Row
      as="div"
      aria-hidden
      lead={<Picture shape="block" />}
      title={line('title', '5rem')}
      text={line('text', '7rem')}
      mark={badge === 'mark' ? <Badge /> : undefined}
      end={badge === 'end' ? <Badge /> : undefined}
      foot={
        steps && (
          <Steps>
            {[0, 1, 2].map((index) => (
              <Step key={index}>
                <Skeleton shape="round" width="28px" height="28px" />
                {line('name', '3.5rem')}
                {line('caption', '4rem')}
              </Step>
            ))}
          </Steps>
        )
      }
    />
  );
}

interface LoadingRowsProps {
  /** Names what is being loaded, where "Loading" is not specific enough. */
  label?: string;
  /** The first row is mostly under way, with its steps. */
  first?: 'steps';
  /** `card`: people in one card of rows, with round pictures. */
  shape?: 'card';
}

/** Loading placeholder for the rows of a list. */
export function LoadingRows({ label, first, shape }: LoadingRowsProps) {
  const t = useTranslate();
  return (
    <Rows role="status" aria-busy aria-label={label ?? t('common.loading')} data-shape={shape}>
      <LoadingRow {...(first ? { badge: 'mark', steps: true } : {})} />
      <LoadingRow />
      <LoadingRow />
    </Rows>
  );
}

const recordPlaces = [0, 1, 2, 3, 4];

/** Loading placeholder for records: a day's heading, and its records in one card. */
export function LoadingRecords() {
  const t = useTranslate();
  return (
    <Day role="status" aria-busy aria-label={t('common.loading')}>
      {line('title', '4rem')}
      <RowList shape="card" aria-hidden>
        {recordPlaces.map((place) => (
          <Row
            key={place}
            lead={<Picture shape="block" />}
            title={line('title', '5rem')}
            text={line('text', '3rem')}
            end={<Skeleton width="3.5rem" height=".8125rem" />}
          />
        ))}
      </RowList>
    </Day>
  );
}
