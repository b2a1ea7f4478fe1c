const cpu = ({ cpu: [server, database] }) => `${server.toFixed(2)} + ${database.toFixed(2)}`;

/** Prints what calls cost in one table, and in each of the shapes that the ledger got after it. */
export function printShapes(before, shapes) {
  const cell = (text) => text.padEnd(14);
  console.log('CPU ms of server + PostgreSQL, and of PostgreSQL over that in one table');
  console.log(
    `${cell('')}${cell('one table')}${Object.keys(shapes)
      .map((name) => cell(name) + cell(''))
      .join('')}`,
  );
  for (const [name, result] of Object.entries(before)) {
    const cells = Object.values(shapes).map(
      (found) => cell(cpu(found[name])) + cell(`x ${(found[name].cpu[1] / result.cpu[1]).toFixed(2)}`),
    );
    console.log(`${cell(name)}${cell(cpu(result))}${cells.join('')}`);
  }
}
