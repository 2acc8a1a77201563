import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addedLanguages } from '../../scripts/added-languages.ts'
import { addedByEnvironment, additions } from '../../scripts/additions.ts'
import { viewWords } from '../../scripts/view-words.ts'
import { templateWords, wordsWith } from './template-words.ts'

const added = await addedByEnvironment()

/** The list of sites and the first questions: a program of its own, so that opening the editor never waits for it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    additions(added),
    templateWords(...wordsWith(added.templates)),
    viewWords(),
    addedLanguages(added.languages, added.catalogues),
    react(),
  ],
  build: {
    outDir: 'dist',
    // The editor was built there before.
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: `${import.meta.dirname}/sites.html` },
  },
})
