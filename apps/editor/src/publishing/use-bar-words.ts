import { useMemo } from 'react'
import { useEditing } from '../desk/editing.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { type BarWords, barWords } from './bar-words.ts'

/** Says what the bar says about publishing, in the language of the editor. */
export function useBarWords(): PartSay<BarWords> {
  const { say } = useEditing()
  return useMemo(() => sayPart(barWords, say.language), [say.language])
}
