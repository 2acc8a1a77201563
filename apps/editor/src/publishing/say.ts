import { useMemo } from 'react'
import { useEditing } from '../desk/editing.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { type PublishWords, publishWords } from './words.ts'

/** Says what publishing, preview and history say, in the language of the editor. */
export function usePublishWords(): PartSay<PublishWords> {
  const { say } = useEditing()
  return useMemo(() => sayPart(publishWords, say.language), [say.language])
}
