// The packed release (0066) where nothing is: an empty folder, an empty cache of npm, and no tool but Node and npm.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const root = process.cwd()

/** A PATH in which no compiler, no Python and no git is within reach. */
export function makeTools(scratch: string): string {
  const bin = join(scratch, 'tools')
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  for (const tool of ['npm', 'npx', 'sh']) {
    const found = process.env.PATH?.split(':').find((folder) => existsSync(join(folder, tool)))
    if (found) symlinkSync(join(found, tool), join(bin, tool))
  }
  return bin
}

/** Packs the checkout; the file of the release. */
export function pack(scratch: string): string {
  const packs = join(scratch, 'packs')
  execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), packs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [file = ''] = readdirSync(packs).filter((name) => /^mimar-\d/.test(name))
  return join(packs, file)
}

export const npm = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--silent'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** An empty folder, with a home and a cache of npm of its own; which registry npm asks is left as it is. */
export function emptyFolder(scratch: string, PATH: string) {
  const cwd = mkdtempSync(join(scratch, 'empty-'))
  const own = {
    npm_config_cache: join(cwd, '.npm'),
    npm_config_update_notifier: 'false',
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'),
  }
  return { cwd, env: { ...process.env, PATH, HOME: cwd, ...own } }
}
