import { describe, expect, test } from 'vitest'
import type { DefinedTemplate } from './template.ts'
import { type Complete, promisesOf } from './testing/promises.ts'

export { catalogOf } from './catalog.ts'
export {
  CANVAS_ATTRIBUTES,
  drawExample,
  somePicture,
  someSectionFacts,
  someSiteFacts,
  storedContent,
} from './testing/drawing.ts'

/** What every template promises, as tests; a template's test is one call of this and what is special about it. */
export function conformingTemplate<T extends DefinedTemplate>(complete: Complete<T>): void {
  const { testPath = '' } = expect.getState()
  const file = (ending: string) => testPath.replace(/^.*\/(packages\/)/, '$1').replace(/\.test\.tsx$/, ending)
  describe(`${complete.template.id} keeps the promises of a template`, () => {
    for (const { name, findBroken } of promisesOf(complete, file))
      test(name, async () => expect(await findBroken()).toEqual([]))
  })
}
