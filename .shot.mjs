import { chromium } from 'playwright-core';
import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path';
const dir='/work/wt/guides/dist/storybook'; const types={'.html':'text/html','.js':'text/javascript','.css':'text/css','.json':'application/json','.svg':'image/svg+xml','.woff2':'font/woff2'};
const srv=http.createServer((q,r)=>{const f=path.join(dir,decodeURIComponent(new URL(q.url,'http://x').pathname)); const g=fs.existsSync(f)&&fs.statSync(f).isDirectory()?path.join(f,'index.html'):f; if(!fs.existsSync(g)){r.writeHead(404);return r.end()} r.writeHead(200,{'content-type':types[path.extname(g)]??'application/octet-stream'}); fs.createReadStream(g).pipe(r)}).listen(0);
const port=await new Promise(s=>srv.on('listening',()=>s(srv.address().port)));
const b=await chromium.launch({executablePath:process.env.CHROME??'/usr/bin/chromium',args:['--no-sandbox']});
for (const id of process.argv.slice(2)) {
  const p=await b.newPage({viewport:{width:1280,height:1000}});
  p.on('pageerror',e=>console.log(id,'ERR',e.message.slice(0,200)));
  const whole=id.startsWith('+'); const i=id.replace('+','');
  await p.goto(whole?`http://localhost:${port}/?path=/docs/${i}`:`http://localhost:${port}/iframe.html?viewMode=docs&id=${i}`,{waitUntil:'load',timeout:120000});
  await p.waitForTimeout(6000);
  if(!whole){const h=await p.evaluate(()=>document.documentElement.scrollHeight); for(let y=0;y<h;y+=800){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(2500)} await p.waitForTimeout(4000); console.log(id, h, await p.evaluate(()=>scrollY)); await p.evaluate(()=>scrollTo(0,0));}
  await p.screenshot({path:`/tmp/shot-${i}.png`,fullPage:!whole,timeout:120000});
  await p.close();
}
await b.close(); srv.close();
