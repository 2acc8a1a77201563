import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A page of docs/reached as a reader follows it. */
export function followed(page: string) {
  const text = readFileSync(join(import.meta.dirname, '../docs/reached', page), 'utf8')
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, kind = '', body = '']) => ({ kind, body }))
  /** What stands before the command, as settings. */
  const settingsIn = (body: string) =>
    Object.fromEntries(
      [...body.matchAll(/^([A-Z_]+)=(\S+)/gm), ...body.matchAll(/ ([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
  const commands = blocks.filter(({ kind }) => kind === 'sh').map(({ body }) => ({ body, settings: settingsIn(body) }))
  return { text, commands, shown: blocks.filter(({ kind }) => kind !== 'sh') }
}

/** The first of so many ports in a row that nobody listens on. */
export async function findFreePorts(count: number): Promise<number> {
  for (let first = 20_000 + Math.floor(Math.random() * 10_000); first < 32_000; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first
  }
  throw new Error('There are not that many free ports in a row.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
