// Files of a data subject request, as one archive that is written as fast as it is read (streaming).
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { PersonsMessage } from '../store/person.store.ts'
import { sentFilesOf } from '../store/stored-answers.ts'

/** All files that a person sent, in a folder for each site and message. */
export function personsFiles(found: readonly PersonsMessage[], sentFiles: SentFiles): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const write = async () => {
    for (const { message } of found) {
      const folder = `${message.site}/${message.at.slice(0, 10)} ${message.id.slice(0, 8)}`
      for (const { number, name } of sentFilesOf(message.answers)) {
        const kept = await sentFiles.store.find(message.id, number)
        if (!kept) continue
        const through = new PassThrough()
        zip.addReadStream(through, `${folder}/${name}`, { compress: false, mtime: new Date(message.at) })
        await pipeline(Readable.from(sentFiles.read(kept)), through)
      }
    }
    zip.end()
  }
  write().catch((failure: Error) => out.destroy(failure))
  return out
}
