import { moveStorage, readSettings, StartRefusal, storageInUse } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation } from '../installation.ts'

export const storage: Command = {
  name: 'storage',
  takes: '[move]',
  summary:
    'Says where pictures and published files are. With move, copies all of them from the place in STORAGE_FROM into the one in STORAGE_URL (each folder or s3://BUCKET/FOLDER) while the server runs; what was copied already is not copied again, and nothing is removed where they came from.',
  words: [0, 1],
  async run([word]) {
    const settings = readSettings(process.env)
    needInstallation()
    if (word === undefined) {
      const { used, main, other } = await storageInUse(settings)
      console.log(`In use: ${used}. STORAGE_URL: ${main}.${other === undefined ? '' : ` STORAGE_FROM: ${other}.`}`)
      return
    }
    if (word !== 'move') throw new StartRefusal(`Use it like this: mimar storage ${this.takes}`)
    const moved = await moveStorage(settings, teller())
    console.log(
      `${moved.blobs} files (${(moved.bytes / 1e6).toFixed(1)} MB) moved to ${moved.to}, which is in use now.`,
    )
    if (moved.lost.length > 0) {
      console.log(`${moved.lost.length} could not be read where they were; to see what they are: mimar check`)
      process.exitCode = 1
    }
    console.log(
      `Leave STORAGE_FROM away and start the servers anew. What is in ${moved.from} is not needed after that.`,
    )
  },
}

/** Tells of every twentieth of the way, and why it is not over yet. */
function teller() {
  let told = -1
  return {
    moved(done: number, total: number) {
      const part = Math.floor((20 * done) / Math.max(1, total))
      if (part === told) return
      told = part
      console.error(`Packs moved: ${done} of ${total}`)
    },
    waits(ms: number) {
      told = -1
      console.error(
        `All of it is there. For ${Math.round(ms / 1000)} s more: a server that did not hear of it may still put files into the old place.`,
      )
    },
  }
}
