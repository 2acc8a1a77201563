import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Our packages do nothing by being loaded, so what nobody uses of them (import, themes, fonts) stays out of the editor. */
const moduleSideEffects = (id: string) => !/\/packages\/\w+\/src\/.*\.tsx?$/.test(id)

/** The canvas shows one language at a time, so the visitors' words of the others are loaded when they are shown. */
const visitorWords = {
  name: 'visitor-words',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    source.endsWith('/words/words.ts') && importer?.includes('/packages/sections/src/')
      ? join(import.meta.dirname, 'src/canvas/visitor-words.ts')
      : null,
}

/** The server hands out `dist/index.html` for every address below /edit/ and the hashed files below /assets/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [visitorWords, react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { treeshake: { moduleSideEffects } },
  },
})
