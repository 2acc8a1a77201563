import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { DrawingJob } from './drawing-job.ts'
import { DrawingThreads } from './drawing-threads.ts'

const job: DrawingJob = {
  ...{ site: '{}', origin: '', today: '', flagHost: '', islands: {} },
  ...{ fonts: new Map(), pictures: new Map(), files: new Map(), icons: new Map() },
}

/** A thread that names the pages it is asked for; `instead` is what it does with those from 100 on. */
const played = (instead = '') => `
  const { parentPort } = require('node:worker_threads')
  const file = (path) => ({ path, address: path, type: '', isImmutable: false, hash: path, body: new Uint8Array(1) })
  parentPort.on('message', (task) => {
    if (task.job) return
    if (task === 'rest') return parentPort.postMessage({ files: [file('rest')], shown: [] })
    if (task.from >= 100) { ${instead} }
    const files = Array.from({ length: task.to - task.from }, (_, at) => file(String(task.from + at)))
    parentPort.postMessage({ files, shown: ['/media/' + task.from] })
  })`

function threadsOf(instead?: string, threads = 2) {
  const begun: Worker[] = []
  const start = () => {
    const worker = new Worker(played(instead), { eval: true })
    begun.push(worker)
    return worker
  }
  return { threads: new DrawingThreads({ threads, start }), begun }
}

async function drawn(threads: DrawingThreads, count: number) {
  const paths: string[] = []
  const shown: string[] = []
  for await (const { path } of threads.draw(
    count,
    async () => job,
    (url) => shown.push(url),
  ))
    paths.push(path)
  return { paths, shown }
}

test('all pages come, each once, with what they ask for and the pictures they show', async () => {
  const { threads } = threadsOf()
  const { paths, shown } = await drawn(threads, 333)
  const numbers = paths.filter((path) => path !== 'rest').map(Number)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 333 }, (_, at) => at))
  expect(paths.filter((path) => path === 'rest')).toHaveLength(2)
  expect(shown).toHaveLength(7)
})

test('one site is drawn at a time; where there is one core, or no build, none is', async () => {
  const { threads } = threadsOf()
  const drawing = threads
    .draw(
      10,
      async () => job,
      () => {},
    )
    [Symbol.asyncIterator]()
  expect(threads.isFree).toBe(true)
  await drawing.next()
  expect(threads.isFree).toBe(false)
  await drawing.return?.()
  expect(threads.isFree).toBe(true)
  expect(threadsOf('', 1).threads.isFree).toBe(false)
  expect(new DrawingThreads().isFree).toBe(false)
})

test.each([
  ['cannot draw a page', "return parentPort.postMessage({ failed: 'A view of it failed.' })", 'A view of it failed.'],
  ['ends', 'process.exit(3)', 'has ended'],
  ['fails', "throw new Error('No memory is left.')", 'No memory is left.'],
])('a thread that %s is told to who draws, and the others end with it', async (_, instead, told) => {
  const { threads, begun } = threadsOf(instead)
  await expect(drawn(threads, 333)).rejects.toThrow(told)
  expect(threads.isFree).toBe(true)
  await Promise.all(begun.map((worker) => worker.terminate()))
  expect(begun).toHaveLength(2)
})
