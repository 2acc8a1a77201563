import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error plain JavaScript, shared with the command
import { pack } from '../scripts/pack.mjs'

const root = join(import.meta.dirname, '..')

/** What npm says to whoever watches it is not read here. */
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    ...{ cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  })

const CONFIG = `import { defineInstallation } from '@mimar/sections/installation'

export default defineInstallation({ templates: ['./templates/notes'] })
`

/** What an author installs from the registry of npm stands here as this checkout has it: tests ask no network. */
const TOOLS = ['vitest', 'vite', 'typescript', '@types/react']

/** An empty folder of an author who has the packed packages and a template `notes`, made by `scaffold`, whose words are written. */
export function makeAuthorFolder(scratch: string, scaffold: (home: string) => void): string {
  const home = join(scratch, 'author')
  mkdirSync(home)
  const ofOthers = ['react', 'react-dom', 'scheduler'].map((name) =>
    join(scratch, npm(['pack', join(root, 'node_modules', name)], scratch).trim()),
  )
  npm(['install', ...pack(join(scratch, 'packs')), ...ofOthers], home)
  mkdirSync(join(home, 'node_modules/@types'))
  for (const name of TOOLS) symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name))
  writeFileSync(join(home, 'mimar.config.ts'), CONFIG)
  scaffold(home)
  const words = join(home, 'templates/notes/notes.words.ts')
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(/\[(\w\w): ([^\]]*)\]/g, '$2 ($1)'))
  return home
}
