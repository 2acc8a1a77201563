import { flagIcon, shownFlags } from '@mimar/document'
import { flagFile, flagPath } from '@mimar/render'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

/** The flags of the language menu, as files of the site itself: no other host is asked (VIS-6). */
export function* flags({ site, surroundings }: PublishInput): Iterable<OutputFile> {
  for (const code of shownFlags(site)) {
    const shape = surroundings.icon(flagIcon(code))
    if (shape) yield plainFile(flagPath(code), 'image/svg+xml', flagFile(shape))
  }
}
