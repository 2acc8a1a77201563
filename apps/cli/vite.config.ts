import { defineConfig } from 'vite'
import serverConfig from '../server/vite.config.ts'

/** The command line as one program for Node, built as the server is. */
export default defineConfig({
  ...serverConfig,
  root: import.meta.dirname,
  build: {
    ...serverConfig.build,
    emptyOutDir: true,
    rollupOptions: {
      ...serverConfig.build?.rollupOptions,
      input: {
        mimar: 'src/mimar.ts',
        'prepare.child': '../server/src/prepare.child.ts',
        'backup.child': '../server/src/backup/backup.child.ts',
        'encoder.child': '../server/src/media/encoder.child.ts',
        'heic.worker': '../server/src/media/heic.worker.ts',
        'archive.worker': '../server/src/archive/archive.worker.ts',
        'subset.worker': '../server/src/releases/subset.worker.ts',
        'drawing.worker': '../server/src/releases/drawing.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
