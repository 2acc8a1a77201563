import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

/** A database that answers when it is told to. */
function slow() {
  const asked: { readonly keys: readonly string[]; readonly answer: PromiseWithResolvers<Map<string, string>> }[] = []
  const ask = gathered((keys: readonly string[]) => {
    const answer = Promise.withResolvers<Map<string, string>>()
    asked.push({ keys, answer })
    return answer.promise
  })
  const answer = async (at: number) => {
    const { keys, answer } = asked[at]!
    answer.resolve(new Map(keys.filter((key) => key !== 'nowhere').map((key) => [key, `${key} of ${at}`])))
    await answer.promise
  }
  return { ask, asked, answer }
}

test('whoever comes while a query is under way goes with the next one, whose answer is not older than the question', async () => {
  const { ask, asked, answer } = slow()
  const first = ask('hotel')
  const others = [ask('hotel'), ask('cafe'), ask('cafe'), ask('nowhere')]
  expect(asked.map(({ keys }) => keys)).toEqual([['hotel']])
  await answer(0)
  expect(await first).toBe('hotel of 0')
  expect(asked.map(({ keys }) => keys).slice(1)).toEqual([['hotel', 'cafe', 'nowhere']])
  await answer(1)
  expect(await Promise.all(others)).toEqual(['hotel of 1', 'cafe of 1', 'cafe of 1', undefined])
  const later = ask('hotel')
  await answer(2)
  expect(await later).toBe('hotel of 2')
})

test('a query that fails is a failure for those whom it was for, and the next one is made', async () => {
  const { ask, asked, answer } = slow()
  const [first, second] = [ask('hotel'), ask('cafe')]
  const failed = first.catch((failure: Error) => failure.message)
  asked[0]!.answer.reject(new Error('away'))
  expect(await failed).toBe('away')
  await answer(1)
  expect(await second).toBe('cafe of 1')
})

test('one query asks for a hundred at most', async () => {
  const { ask, asked, answer } = slow()
  const all = Array.from({ length: 251 }, (_, at) => ask(`site-${at}`))
  for (let at = 0; at < 4; at += 1) await answer(at)
  await Promise.all(all)
  expect(asked.map(({ keys }) => keys.length)).toEqual([1, 100, 100, 50])
})
