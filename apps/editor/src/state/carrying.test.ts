import type { Site } from '@mimar/document'
import { expect, test } from 'vitest'
import { Carrying } from './carrying.ts'
import type { Deed } from './changes.ts'
import type { Opened, Step } from './state.ts'

const [first, second, third] = ['first', 'second', 'third'].map((id) => ({ id }) as unknown as Site)
const step = () => ({ operations: [] }) as unknown as Step
const at = (site: Site | undefined, ...undo: readonly Step[]) => ({ site, undo }) as unknown as Opened
const named = (kind: string) => ({ name: { kind }, operations: [] }) as unknown as Deed
const SOMETHING = { operations: [{ do: 'remove-section', section: 'hero' }] } as const

/** Someone whose deeds bring something along, and what it was asked about. */
function carrying(carried: object | null = SOMETHING) {
  const asked: unknown[][] = []
  const carries = new Carrying()
  carries.companion = (...sites) => {
    asked.push(sites)
    return carried as typeof SOMETHING | null
  }
  return { carries, asked }
}

test('[U27] what goes along is worked out once, from before the first deed to what is shown now', () => {
  const { carries, asked } = carrying()
  const [one, two] = [step(), step()]
  carries.did(first!, at(second, one), named('Text'))
  carries.did(second!, at(third, one, two), named('Text'))
  expect(carries.take(at(third, one, two))).toBe(SOMETHING)
  expect(asked).toEqual([[first, third]])
  expect([carries.take(at(third, one, two)), asked.length]).toEqual([null, 1])
})

test('[U27] nothing goes along where nothing was done, or nobody says what', () => {
  const { carries, asked } = carrying()
  expect([carries.take(at(first)), carries.take(at(first, step())), asked]).toEqual([null, null, []])
  const one = step()
  carries.companion = null
  carries.did(first!, at(second, one), named('Text'))
  expect(carries.take(at(second, one))).toBeNull()
})

test.each([[{ operations: [] }], [null]])('[U27] what brings %j brings nothing', (carried) => {
  const { carries } = carrying(carried)
  const one = step()
  carries.did(first!, at(second, one), named('Text'))
  expect(carries.take(at(second, one))).toBeNull()
})

test('[U27] a step that came after the deed is none of its own, and one that left no step has none', () => {
  const { carries, asked } = carrying()
  const one = step()
  carries.did(first!, at(second, one), named('Text'))
  expect(carries.take(at(third, one, step()))).toBeNull()
  carries.did(first!, at(second), named('Text'))
  expect(carries.take(at(second))).toBeNull()
  carries.did(first!, at(second, one), named('Text'))
  expect(carries.take(at(second))).toBeNull()
  expect(asked).toEqual([])
})

test('[U27] what brings back what was brings nothing along, nor what was done before it', () => {
  for (const kind of ['Restored', 'Discarded']) {
    const { carries } = carrying()
    const [one, two] = [step(), step()]
    carries.did(first!, at(second, one), named('Text'))
    carries.did(second!, at(third, one, two), named(kind))
    expect(carries.take(at(third, one, two))).toBeNull()
  }
})

test('[U27] after undo or redo nothing is left to go along', () => {
  const { carries, asked } = carrying()
  const [one, two] = [step(), step()]
  carries.did(first!, at(second, one), named('Text'))
  carries.forget()
  expect(carries.take(at(second, one))).toBeNull()
  carries.did(second!, at(third, one, two), named('Text'))
  carries.take(at(third, one, two))
  expect(asked).toEqual([[second, third]])
})
