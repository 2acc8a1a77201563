import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Installation } from './installation.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Another link that signs the owner in, as the command line prints it. */
export async function ownerLink(
  { port, dataDir }: Installation,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings }
  const program = [join(root, 'apps/cli/dist/mimar.js'), 'owner-link']
  const { stdout } = await run(join(root, 'node_modules/.bin/node'), program, { cwd: root, env })
  return /Editor: (\S+)/.exec(stdout)?.[1] ?? ''
}
