import { execFileSync } from 'node:child_process';
import { programOf } from './packages.mjs';

/** The network of the guide's machines. */
export const documented = '10.0.0.';

const ip = (...args) => execFileSync(programOf('ip') ?? 'ip', args, { stdio: 'pipe' });

/** Whether one network reaches another: a port on which nothing listens refuses, and does not stay silent. */
function reaches(inside, address) {
  try {
    execFileSync(inside[0], [...inside.slice(1), 'timeout', '3', 'bash', '-c', `exec 3<>/dev/tcp/${address}/9`], {
      stdio: 'pipe',
    });
    return true;
  } catch (error) {
    return error.status !== 124;
  }
}

/** Networks on the loopback: every machine has an address of its own, and none can be cut off. */
const loopback = (part, because) => ({
  prefix: `127.83.${part}.`,
  cannotCut: because,
  inside: () => [],
  cut: () => undefined,
  heal: () => undefined,
  close: () => undefined,
});

/** A network namespace for each machine, joined by a bridge. */
function namespaces(part, names) {
  const prefix = `10.83.${part}.`;
  const bridge = `tally${part}`;
  const space = (name) => `tally-${part}-${name}`;
  const outer = (name) => `t${part}-${name}`;
  const quietly = (...args) => {
    try {
      ip(...args);
    } catch {
      // It was not made.
    }
  };
  const close = () => {
    // The pair ends with the outer half at once; a namespace only when its last process has.
    for (const name of names) quietly('link', 'del', outer(name));
    for (const name of names) quietly('netns', 'del', space(name));
    quietly('link', 'del', bridge);
  };
  const inside = (name) => [programOf('ip'), 'netns', 'exec', space(name)];
  try {
    ip('link', 'add', bridge, 'type', 'bridge');
    ip('addr', 'add', `${prefix}1/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
    for (const [nth, name] of names.entries()) {
      ip('netns', 'add', space(name));
      ip('link', 'add', outer(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(name));
      ip('link', 'set', outer(name), 'master', bridge, 'up');
      ip('-n', space(name), 'addr', 'add', `${prefix}${11 + nth}/24`, 'dev', 'eth0');
      ip('-n', space(name), 'link', 'set', 'eth0', 'up');
      ip('-n', space(name), 'link', 'set', 'lo', 'up');
    }
    if (!reaches(inside(names[0]), `${prefix}12`)) throw new Error('they do not reach each other');
  } catch (error) {
    close();
    throw error;
  }
  return {
    prefix,
    cannotCut: undefined,
    inside,
    cut: (name) => void ip('link', 'set', outer(name), 'down'),
    heal: (name) => void ip('link', 'set', outer(name), 'up'),
    close,
  };
}

/**
 * A network for each of these machines where this machine allows it, with the guide's last numbers as addresses (11 for
 * the first one); on the loopback otherwise.
 *
 * @param {string[]} names
 */
export function openNetworks(names) {
  const part = 1 + Math.floor(Math.random() * 254);
  if (process.getuid?.() !== 0 || programOf('ip') === undefined)
    return loopback(part, 'network namespaces need root and the package iproute2');
  try {
    return namespaces(part, names);
  } catch (error) {
    const [reason = ''] = String(error.stderr ?? error.message).split('\n');
    return loopback(part, `this machine refuses network namespaces (${reason})`);
  }
}
