import { flagIcon, shownFlags } from '@mimar/document'
import { flagFile, flagPath } from '@mimar/render'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

/** The other host that the pages of a site ask for flags; '' for none. */
export const flagHost = ({ site, surroundings }: PublishInput): string =>
  surroundings.flagHost && shownFlags(site).length > 0 ? surroundings.flagHost : ''

/** The flags of the language menu, as files of the site itself where no other host was set (VIS-6). */
export function* flags({ site, surroundings }: PublishInput): Iterable<OutputFile> {
  if (surroundings.flagHost) return
  for (const code of shownFlags(site)) {
    const shape = surroundings.icon(flagIcon(code))
    if (shape) yield plainFile(flagPath(code), 'image/svg+xml', flagFile(shape))
  }
}
