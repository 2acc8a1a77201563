import type { DefinedTemplate } from '../template.ts'
import { type Complete, promisesOf } from './promises.ts'

/** What a template breaks of what every template promises (conformance), each as a sentence that begins with a file of `folder`. */
export async function brokenPromises<T extends DefinedTemplate>(
  complete: Complete<T>,
  folder: string,
): Promise<readonly string[]> {
  const name = folder.replace(/\/+$/, '').replace(/^.*\//, '')
  const file = (ending: string) => `${folder}/${name}${ending}`
  const sentences = new Set<string>()
  for (const { findBroken } of promisesOf(complete, file)) {
    try {
      for (const sentence of await findBroken()) sentences.add(sentence)
    } catch (failure) {
      sentences.add(`${file('.view.tsx')} cannot be drawn: ${failure instanceof Error ? failure.message : failure}`)
    }
  }
  return [...sentences]
}
