import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Operation, OperationName } from './operation.ts'
import { Problem } from './problems.ts'
import type { Media } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { OPERATION_NAMES, someOperation } from './testing/random-operations.ts'
import { someCatalog, someSite } from './testing/site.ts'
import { isTranslationChange } from './translation-only.ts'

const court = someSite.media.court as Media
const text = (language: string, value: string | null = 'x'): Operation => ({
  ...{ do: 'set-field', section: 'hero', field: 'title', language, value },
})
const described = (alt: Media['alt'], more: Partial<Media> = {}): Operation => ({
  ...{ do: 'set-media', id: 'court', media: { ...court, ...more, alt: { ...court.alt, ...alt } } },
})

const isOf = (operation: Operation, language = 'en', site = someSite) =>
  isTranslationChange(site, operation, language, someCatalog)

describe('[EDIT-14] who translates into English', () => {
  test.each([
    text('en'),
    text('en', null),
    { ...text('en'), field: 'logo/alt' } as Operation,
    { do: 'set-marks', section: 'story', field: 'body/b1/textMarks', language: 'en', marks: 'b0-2' } as Operation,
    described({ en: 'A court' }),
    { do: 'set-source', text: 'hero/title', language: 'en', source: null } as Operation,
    { do: 'together', operations: [text('en'), described({ en: 'A court' })] } as Operation,
  ])('may: %j', (operation) => expect(isOf(operation)).toBe(true))

  test.each([
    text('ar'),
    { do: 'set-field', section: 'hero', field: 'titleAlignment', value: 'CENTER' } as Operation,
    { do: 'set-field', section: 'hero', field: 'title', value: { en: 'x' } } as Operation,
    described({ ar: 'x' }),
    described({ en: 'x' }, { hash: 'f'.repeat(64) }),
    { do: 'set-media', id: 'court', media: null } as Operation,
    { do: 'set-media', id: 'new', media: court } as Operation,
    { do: 'set-source', text: 'hero/title', language: 'ar', source: null } as Operation,
    { do: 'set-source', text: 'site.settings/x', language: 'en', source: null } as Operation,
    { do: 'together', operations: [text('en'), text('ar')] } as Operation,
  ])('may not: %j', (operation) => expect(isOf(operation)).toBe(false))

  test('the language a site is written in is nobody’s to translate', () => expect(isOf(text('ar'), 'ar')).toBe(false))

  test('nothing else is theirs, and whatever they did they take back', () => {
    const theirs: readonly OperationName[] = ['set-field', 'set-marks', 'set-source', 'set-media', 'together']
    const seen = new Set<OperationName>()
    let done = 0
    for (let seed = 0; seed < fewer(4000); seed += 1) {
      const operation = someOperation(someSite, new Random(seed))
      seen.add(operation.do)
      if (!isOf(operation)) continue
      expect(theirs).toContain(operation.do)
      try {
        const { site, inverse } = apply(someSite, operation, someCatalog)
        expect(isOf(inverse, 'en', site), JSON.stringify({ operation, inverse })).toBe(true)
        done += 1
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
    }
    expect([...seen].sort()).toEqual([...OPERATION_NAMES].sort())
    expect(done).toBeGreaterThanOrEqual(fewer(50))
  })
})
