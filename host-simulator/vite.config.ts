import { build, defineConfig, type Plugin } from 'vite';

/** Classic scripts, which run before any module can: entry -> file next to the page. */
const classicScripts = { 'phone/inject.ts': 'inject.js', 'host/hostInit.ts': 'host-init.js' };

/** Vite plugin that builds the classic scripts into the page's folder. */
function classic(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'tally-classic-scripts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = config.build.outDir;
    },
    closeBundle: async () => {
      for (const [entry, file] of Object.entries(classicScripts)) {
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          build: {
            target: 'chrome92',
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            lib: { entry: `${root}/${entry}`, formats: ['iife'], name: 'tallyHost', fileName: () => file },
          },
        });
      }
    },
  };
}

/** The QA page, served under /host/ next to the app. */
export default defineConfig({
  base: '/host/',
  plugins: [classic()],
  build: { outDir: '../dist/host', emptyOutDir: true, target: 'chrome111' },
});
