/** Keeps a value as the latest of a map; above `most` the one that was kept the longest time ago is forgotten. */
export function setBounded<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
