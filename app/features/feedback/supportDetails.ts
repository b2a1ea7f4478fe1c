import type { Session } from '../../entry';

/** Facts that help customer service to find a fault; nothing personal, no login. */
export const supportDetails = ({ pkgName, appVersion, sdk, market, locale }: Session, online: boolean, ms: number): string =>
  [`app ${pkgName} ${appVersion}`, `sdk ${sdk}`, `market ${market}, text ${locale}`, online ? 'online' : 'offline', new Date(ms).toISOString()].join('\n');
