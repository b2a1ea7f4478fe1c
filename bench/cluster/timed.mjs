/** Runs `work`, and says how long it took; returns what it returned. */
export async function timed(what, work) {
  const from = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s.`);
  return result;
}
