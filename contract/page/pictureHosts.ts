/**
 * Hosts from which lists may show pictures, besides the page's own server and the API (APPS-7): the deployment's
 * setting `PICTURE_HOSTS`. The page's policy is made from it, and the catalogue is checked by it. Undefined: every
 * https host.
 */
export type PictureHosts = readonly string[] | undefined;

/**
 * A whole host name in the form that browsers compare: small letters, an IDN in its `xn--` form. No star, which would
 * let everybody on a shared domain in; no port, path, credentials or trailing dot; no address.
 */
const hostName = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

const isHost = (named: string): boolean => hostName.test(named) && URL.canParse(`https://${named}`);

/** Reads the setting, hosts separated by commas; `problem` says in a sentence what is wrong with it. */
export function readPictureHosts(setting: string | undefined): {
  readonly hosts: PictureHosts;
  readonly problem?: string;
} {
  if (setting === undefined || setting.trim() === '') return { hosts: undefined };
  const hosts = setting.split(',').map((one) => one.trim().toLowerCase());
  const wrong = hosts.find((one) => !isHost(one));
  if (wrong === undefined) return { hosts };
  return {
    hosts: undefined,
    problem: `PICTURE_HOSTS must be whole host names such as pictures.example.com, separated by commas, not "${wrong}".`,
  };
}

/** The hosts as sources of `img-src`. */
export const pictureSources = (hosts: PictureHosts): string =>
  hosts?.map((host) => `https://${host}`).join(' ') ?? 'https:';

/**
 * Whether the page shows a picture with this absolute address of another server; agrees with what a browser makes of
 * `pictureSources`.
 */
export const isFromPictureHost = (address: string, hosts: PictureHosts): boolean => {
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'https:' && (hosts === undefined || (port === '' && hosts.includes(hostname)));
};
