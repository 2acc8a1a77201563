import { fold } from '@mimar/fields'
import { sayPage, sayTold, sayWho } from '../say-deeds.ts'
import { useDeedWords } from '../use-deed-words.ts'
import { usePartName } from '../use-part-name.ts'
import type { Moment } from './moments.ts'

interface MomentTexts {
  /** What happened at a moment, in a few words. */
  readonly name: (moment: Moment) => string
  /** Whether every word stands in what is said of it: what was done, where, by whom. */
  readonly fits: (moment: Moment, query: string) => boolean
}

/** What is said of moments, and searched among them. */
export function useMomentTexts(): MomentTexts {
  const words = useDeedWords()
  const { say } = words
  const nameOf = usePartName()
  const name = ({ told, release }: Moment) => {
    const [first, ...others] = told
    if (release?.only) return say('publishedOnly', { name: nameOf(release.only) })
    if (release) return say('publishedHere')
    if (!first) return say('beginning')
    const text = sayTold(first, words)
    return others.length > 0 ? say('andMore', { first: text, n: others.length }) : text
  }
  const textsOf = (moment: Moment) => [
    name(moment),
    ...moment.told.flatMap((one) => [sayTold(one, words), sayPage(one, words), sayWho(one.who, say)]),
  ]
  return {
    name,
    fits(moment, query) {
      const wanted = fold(query).split(/\s+/).filter(Boolean)
      if (wanted.length === 0) return true
      const text = fold(textsOf(moment).join('\n'))
      return wanted.every((word) => text.includes(word))
    },
  }
}
