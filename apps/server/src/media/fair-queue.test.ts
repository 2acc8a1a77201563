import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const item = (name: string, site?: string) => ({ name, site })

function order(queue: FairQueue<ReturnType<typeof item>>, places: number): string[] {
  const started: string[] = []
  for (let running: ReturnType<typeof item>[] = []; ; running = running.slice(1)) {
    while (running.length < places) {
      const next = queue.next(running)
      if (!next) break
      started.push(next.name)
      running.push(next)
    }
    if (running.length === 0) return started
  }
}

test('sites take turns, whatever one of them has piled up', () => {
  const queue = new FairQueue<ReturnType<typeof item>>()
  for (let at = 1; at <= 12; at += 1) queue.add(item(`pile ${at}`, 'pile'))
  queue.add(item('photo', 'other'))
  queue.add(item('second photo', 'other'))
  queue.add(item('third', 'third'))
  expect(order(queue, 1).slice(0, 6)).toEqual(['pile 1', 'photo', 'third', 'pile 2', 'second photo', 'pile 3'])
})

test('a site has one place, and the others stay free for the next', () => {
  const queue = new FairQueue<ReturnType<typeof item>>()
  for (let at = 1; at <= 12; at += 1) queue.add(item(`pile ${at}`, 'pile'))
  const first = queue.next([])
  expect([first?.name, queue.next([first!])]).toEqual(['pile 1', undefined])
  queue.add(item('photo', 'other'))
  expect(queue.next([first!])?.name).toBe('photo')
})

test('work of the program itself may have every place', () => {
  const queue = new FairQueue<ReturnType<typeof item>>()
  for (const name of ['one', 'two']) queue.add(item(name))
  const first = queue.next([])
  expect(queue.next([first!])?.name).toBe('two')
})

test('what is given up leaves its line', () => {
  const queue = new FairQueue<ReturnType<typeof item>>()
  const [one, two] = [item('one', 'a'), item('two', 'a')]
  queue.add(one)
  queue.add(two)
  expect([queue.remove(one), queue.remove(one), queue.next([])?.name, queue.next([])]).toEqual([
    true,
    false,
    'two',
    undefined,
  ])
})
