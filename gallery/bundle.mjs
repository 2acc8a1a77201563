// Bundles gallery/sheet.ts with the templates it draws, for a Node that reads neither their styles nor their views.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const asSource = {
  name: 'as-source',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw',
    }))
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path, 'utf8'), loader: 'text' }))
    // What templates share with their tests brings the runner along, which runs nothing here.
    onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'no-runner' }))
    onLoad({ filter: /./, namespace: 'no-runner' }, () => ({
      contents: 'export const describe = () => {}, test = () => {}, expect = () => {}',
    }))
  },
}

/** The exports of gallery/sheet.ts, from sources as they are now. */
export async function loadSheets() {
  const folder = join(root, '.cache', 'gallery')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `sheet-${process.pid}.mjs`)
  await build({
    entryPoints: [join(root, 'gallery', 'sheet.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'zod'],
    plugins: [asSource],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}
