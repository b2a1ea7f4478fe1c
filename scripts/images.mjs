/** Photographs the built product for the README: home in the three markets, as a demo person sees it. `npm run images` */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from './lib/browser.mjs';
import { freePort, startServer } from './lib/product.mjs';
import { root } from './lib/run.mjs';

const people = [
  { id: 'id-midway', country: 'id', lang: 'id' },
  { id: 'ph-midway', country: 'ph', lang: 'en' },
  { id: 'br-midway', country: 'br', lang: 'pt' },
];
const out = path.join(root, 'docs/images');
const data = mkdtempSync(path.join(tmpdir(), 'tally-images-'));
const server = await startServer({ port: await freePort(), env: { TALLY_DEMO: '1', DATA_DIR: data } });
const browser = await launch();
try {
  const shots = [];
  for (const { id, country, lang } of people) {
    const answer = await fetch(`${server.url}/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    const { token } = await answer.json();
    const page = await browser.newPage({
      viewport: { width: 360, height: 760 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    await page.goto(
      `${server.url}/?pkg_name=com.tally.${country}&country=${country}&lang=${lang}&sdk_version=815&token=${token}`,
    );
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000); // cards that come in later (HOME-17) are in by then
    shots.push((await page.screenshot()).toString('base64'));
    await page.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 1200, height: 840 } });
  await sheet.setContent(
    `<style>body{margin:0;padding:40px 0;display:flex;gap:36px;justify-content:center;background:#f5efef}img{width:350px;border-radius:28px;border:6px solid #241619}</style>${shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('')}`,
  );
  mkdirSync(out, { recursive: true });
  await sheet.screenshot({ path: path.join(out, 'home.png') });
  console.log('Wrote docs/images/home.png.');
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
