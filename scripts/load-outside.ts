// Bundles and runs a file of TypeScript that stands outside the checkout (esbuild).
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Mimar's own packages and React are those of the checkout, wherever the file that imports them stands. */
export const OURS = /^(?:@mimar\/|react(?:-dom)?(?:\/|$))/

export const oursForEsbuild: Plugin = {
  name: 'ours',
  setup(setup) {
    setup.onResolve({ filter: OURS }, ({ path, kind, pluginData }) =>
      pluginData === 'ours'
        ? undefined
        : setup.resolve(path, { kind, resolveDir: join(root, 'scripts'), pluginData: 'ours' }),
    )
  },
}

/** What a file of any folder exports; it needs nothing installed beside it. Throws naming the file. */
export async function loadOutside(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { outputFiles } = await build({
      ...{ entryPoints: [file], bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' },
      plugins: [oursForEsbuild],
    })
    return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    throw new Error(`${file} cannot be read: ${why.trim()}`)
  }
}
