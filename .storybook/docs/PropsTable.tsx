import type { PropWords } from './componentProps';
import './cards.css';
import './tokens.css';

/** Text with the parts between backticks as code. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));

function Row({ prop: { name, type, words, required, usual }, inside }: { prop: PropWords; inside?: boolean }) {
  return (
    <tr>
      <th scope="row" style={inside ? { paddingInlineStart: 20, fontWeight: 400 } : undefined}>
        <span style={{ whiteSpace: 'nowrap' }}>
          {name}
          {required && <span title="required">&nbsp;*</span>}
        </span>
      </th>
      <td>
        <Words text={words} />
        {usual !== undefined && (
          <>
            {' '}
            Usually <code>{usual}</code>.
          </>
        )}
      </td>
      <td>
        <code>{type}</code>
      </td>
    </tr>
  );
}

/** The properties of a component in words, with their types; what is required has a star. */
export const PropsTable = ({ props }: { props: readonly PropWords[] }) => (
  <div className="tokens">
    <table className="cards">
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">What it is</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        {props.flatMap((prop) => [
          <Row key={prop.name} prop={prop} />,
          ...(prop.parts ?? []).map((part) => <Row key={`${prop.name}.${part.name}`} prop={part} inside />),
        ])}
      </tbody>
    </table>
  </div>
);
