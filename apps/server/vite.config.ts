import { defineConfig } from 'vite'
import { addedByEnvironment, additions } from '../../scripts/additions.ts'

/** The server as one program for Node; packages of others stay outside and are loaded when they are needed. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [additions(await addedByEnvironment())],
  ssr: { noExternal: true, external: ['better-sqlite3', 'pg', 'sharp', 'lightningcss', 'subset-font'] },
  // React chooses its production form while building, not while running. SSH asks where its file is.
  define: { 'process.env.NODE_ENV': '"production"', __dirname: 'import.meta.dirname' },
  build: {
    ssr: true,
    outDir: 'dist',
    // dist/islands is built on its own.
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    rollupOptions: {
      // Compiled parts that SSH does without.
      external: [/sshcrypto\.node$/, 'cpu-features'],
      input: {
        main: 'src/main.ts',
        'prepare.child': 'src/prepare.child.ts',
        'backup.child': 'src/backup/backup.child.ts',
        'encoder.child': 'src/media/encoder.child.ts',
        'heic.worker': 'src/media/heic.worker.ts',
        'archive.worker': 'src/archive/archive.worker.ts',
        'subset.worker': 'src/releases/subset.worker.ts',
        'drawing.worker': 'src/releases/drawing.worker.ts',
      },
      // All in one folder: paths to what lies beside the program are the same from every file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
