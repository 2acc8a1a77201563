// Where the file stands by which an installation adds to Mimar. Plain JavaScript with nothing but Node's own modules.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The name of the file. */
const CONFIG_FILE = 'mimar.config.ts'

/** `mimar.config.ts` of the data, or of the folder Mimar is started in; undefined where neither has one. */
export function findConfig(environment, started) {
  const folders = [resolve(started, environment.DATA_DIR || 'data'), resolve(started)]
  return folders.map((folder) => join(folder, CONFIG_FILE)).find((file) => existsSync(file))
}
