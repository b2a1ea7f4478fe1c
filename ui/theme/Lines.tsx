import { Fragment } from 'react';

/** Lines of one text. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
