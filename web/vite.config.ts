import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pack } from './pack.ts'

// The page is served by the Python server, from inside the package; in the mode "site" it is for a host
// that only hands out files, in any folder.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  plugins: [react(), pack()],
  build: {
    outDir: mode === 'site' ? '../static' : '../src/tablee/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Says what the first page needs; a test reads it.
    manifest: 'manifest.json',
    // Packing takes its seconds; nobody need be told each time.
    rolldownOptions: { checks: { pluginTimings: false } },
    // The one large chunk is the stage in three dimensions, which only ICECOOL² loads.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    // The rules stand beside the code of each game.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
}))
