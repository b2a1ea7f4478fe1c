export function archiveCommand(archive: string): string;
export function crashingArchiveCommand(archive: string): string;
