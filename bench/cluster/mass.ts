// As many reads as a machine makes: wrk, over hosts in turn, with what failed counted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CONNECTIONS = 32

export interface Mass {
  readonly read: number
  /** Answers other than the page, and connections that broke or said nothing for ten seconds. */
  readonly failed: number
}

/** Reads the home pages of these sites in turn for so many seconds. */
export async function readMany(port: number, slugs: readonly string[], seconds: number): Promise<Mass> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-mass-'))
  const script = join(folder, 'hosts.lua')
  const lines = slugs.map((slug) => `wrk.format("GET", "/", { Host = "${slug}.localhost:${port}" }),`)
  writeFileSync(
    script,
    `function init()\nrequests = {\n${lines.join('\n')}\n}\nat = 0\nend\nfunction request()\nat = at % #requests + 1\nreturn requests[at]\nend\n`,
  )
  const words = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`]
  const child = spawn('wrk', [...words, '--timeout', '10s', '--script', script, `http://127.0.0.1:${port}/`])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  await once(child, 'close')
  rmSync(folder, { recursive: true, force: true })
  return countsIn(said)
}

function countsIn(said: string): Mass {
  const read = Number(/(\d+) requests in/.exec(said)?.[1] ?? Number.NaN)
  if (Number.isNaN(read)) throw new Error(`wrk said nothing that could be counted:\n${said}`)
  const wrong = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? []
  const broken = errors.reduce((sum, one) => sum + Number(one), 0)
  if (wrong + broken > 0) console.log(`    of ${read} reads ${wrong} wrong, ${broken} broken (${errors.join(', ')})`)
  return { read, failed: wrong + broken }
}
