import { interrupted, withCluster } from '../withCluster.mjs';

/** Starts the cluster and prints its addresses, until Ctrl+C. */
export const stay = () =>
  withCluster({ people: 2000 }, async ({ url, servers, pooler, haproxy, databases }) => {
    console.log(
      [
        `The site (its certificate is its own): ${url}`,
        `Servers: ${servers.map((each) => each.url).join(', ')}`,
        `PgBouncer: ${pooler.url}`,
        `HAProxy: 127.0.0.1:${haproxy.ports.primary} (primary), 127.0.0.1:${haproxy.ports.replicas} (replicas)`,
        ...databases.machines.map(
          (machine) =>
            `${machine.name}: ${databases.urlOf(machine)}, Patroni http://${machine.address}:8008, etcd http://${machine.address}:2379`,
        ),
        `patronictl -c ${databases.machines[0].patroniFile} list`,
        'Ctrl+C ends everything.',
      ].join('\n'),
    );
    await interrupted();
  });
