import { chromium } from 'playwright';
import { browser, browserArgs } from './browser.mjs';
import { readFileSync } from 'node:fs';
const { executablePath, env } = browser();
const b = await chromium.launch({ executablePath, env, args: browserArgs });
const places = { id: ['id','id'], en: ['id','en'], en_ph: ['ph','en'], pt_br: ['br','pt'] };
const init = readFileSync('dist/host/host-init.js','utf8');
for (const [loc,[m,l]] of Object.entries(places)) for (const w of [320,412]) {
  const c = await b.newContext({ viewport: { width: w, height: 760 }, deviceScaleFactor: 1 });
  await c.addInitScript({ content: init });
  const { token } = await (await fetch('http://localhost:4500/demo/sign-in',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({id:`${m}-midway`})})).json();
  await c.addInitScript((t)=>{ window.__host = window.__installHost({answerAfter:50},{token:t}); }, token);
  const p = await c.newPage();
  p.on('console', (x)=>x.type()==='error'&&console.log(loc,w,x.text())); p.on('pageerror',(e)=>console.log(loc,w,e.message));
  await p.goto(`http://localhost:4500/?pkg_name=com.tally.rewards&country=${m}&lang=${l}&sdk_version=815${w===412?'&token='+token:''}`);
  await p.waitForTimeout(3500);
  await p.screenshot({ path: `/work/tmp/shot-${loc}-${w}.png` });
  await c.close();
}
await b.close();
