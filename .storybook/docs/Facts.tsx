/** Table with name, value and purpose in each row. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string, use: string])[] }) {
  return (
    <table className="whole stack">
      <tbody>
        {rows.map(([name, value, use]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
