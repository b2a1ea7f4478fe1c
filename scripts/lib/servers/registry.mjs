import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * A local package registry that serves exactly the packages installed in the checkout, so that npm can install
 * something elsewhere with all its checks but without a network.
 *
 * @param {Record<string, string>[]} [also] manifests of versions that can be chosen but not downloaded
 * @returns {Promise<{ url: string, close(): void }>} the address without a final slash
 */
export function serveRegistry(also = []) {
  const server = createServer((request, response) => {
    const requested = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname.slice(1));
    const [name = '', version] = requested.split('/-/');
    const found = foldersOf(name).map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    }));
    if (version) {
      const match = found.find(({ manifest }) => manifest.version === version);
      if (match) response.end(packed(match.folder));
      else response.writeHead(404).end();
      return;
    }
    const versions = [...found.map(({ manifest }) => manifest), ...also.filter((each) => each.name === name)];
    if (versions.length === 0) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const published = versions.map((manifest) => [
      manifest.version,
      { ...manifest, dist: { tarball: `http://${request.headers.host}/${name}/-/${manifest.version}` } },
    ]);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ name, 'dist-tags': { latest: versions[0].version }, versions: Object.fromEntries(published) }),
      );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
        close: () => (server.closeAllConnections(), server.close()),
      }),
    );
  });
}

/**
 * Finds the folders in which a package is installed: at the top level, and inside packages that need another version of
 * it.
 *
 * @param {string} name
 */
function foldersOf(name) {
  /** @param {string} folder */
  const has = (folder) => existsSync(path.join(folder, 'package.json'));
  const modules = path.join(root, 'node_modules');
  if (!/^(@[\w.-]+\/)?[\w.-]+$/.test(name) || name.includes('..')) return [];
  /** @param {string} folder */
  const within = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map((each) => path.join(folder, each.name));
  const packages = within(modules).flatMap((folder) =>
    path.basename(folder).startsWith('@') ? within(folder) : [folder],
  );
  return [modules, ...packages.map((folder) => path.join(folder, 'node_modules'))]
    .map((folder) => path.join(folder, name))
    .filter(has);
}

/**
 * Packs a package as npm expects it: a tarball with one folder, whose name does not matter.
 *
 * @param {string} folder
 */
function packed(folder) {
  const name = path.basename(folder);
  return execFileSync('tar', ['-cz', `--exclude=${name}/node_modules`, '-C', path.dirname(folder), name], {
    maxBuffer: 1e9,
  });
}
