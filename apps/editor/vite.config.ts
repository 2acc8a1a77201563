import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server hands out `dist/index.html` for every address below /edit/ and the hashed files below /assets/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
