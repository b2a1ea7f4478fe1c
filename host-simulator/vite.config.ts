import { build, defineConfig, type Plugin } from 'vite';

/** Scripts that run before any module may: entry -> file beside the page. */
const classicScripts = { 'inject.ts': 'inject.js', 'hostInit.ts': 'host-init.js' };

/** Builds the classic scripts into the page's folder. */
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

/** The QA page, served under /host/ beside the app. */
export default defineConfig({
  base: '/host/',
  plugins: [classic()],
  build: { outDir: '../dist/host', emptyOutDir: true, target: 'chrome111' },
});
