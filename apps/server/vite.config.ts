import { defineConfig } from 'vite'

/** The server as one program for Node; packages of others stay outside and are loaded when they are needed. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['better-sqlite3', 'pg', 'sharp'] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    // dist/islands is built on its own.
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    rollupOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
