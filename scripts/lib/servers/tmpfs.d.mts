export function withTmpfs(folder: string, megabytes: number, contents: string): string[];
export function tmpfsProblem(): string;
