/** Publishes while visitors read on and on, every second one cut off by kill -9: what visitors get is whole, and of one release. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ownCluster } from '../../apps/server/src/testing/postgres.ts'
import { signedIn } from '../../e2e/asking.ts'
import { type Installation, startInstallation } from '../../e2e/installation.ts'
import { type Api, type Draft, isYes, patiently, read, sectionsOf } from './promises.ts'
import { pathsOf, readWhole } from './reading.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    planted: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
})
const COUNT = Number(values.count)
/** What is broken on purpose (`planted.mjs`), once there is something to read. */
const PLANT = values.planted
const MAIN = join(import.meta.dirname, '../../apps/server/dist/main.js')
const PLANTED = ['--import', pathToFileURL(join(import.meta.dirname, 'planted.mjs')).href, MAIN]
const HOST = 'hotel.localhost'
const HOME = '/en/'
/** At once, without a pause. */
const READERS = 4
/** Half of the kills are to come before visitors see the new release: sooner after one that came too late, later after one too soon. */
const [SOONER, LATER] = [0.85, 1.2]
const TOLD_EVERY = 10
/** In milliseconds. */
const FIRST_GUESS = 500

const found = { finished: 0, killed: 0, seenAfterwards: 0, read: 0, torn: 0, lost: 0 }
/** The number that visitors may see: the last that was promised, and one that is under way. */
const may = { oldest: 0, newest: 0 }

class Stage {
  readonly #env: Readonly<Record<string, string>>
  readonly #dataDir: string
  #installation!: Installation
  #api!: Api
  #section = ''
  #pages: string[] = []
  #isDown = false
  #isOver = false
  /** A publish is killed so many milliseconds after it was asked for at the latest. */
  #latestKill = FIRST_GUESS

  constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.#dataDir = dataDir
    this.#env = env
  }

  async start(port?: number): Promise<void> {
    const env = { LOG_LEVEL: 'error', ...this.#env, ...(PLANT !== undefined && { MIMAR_PLANTED: PLANT }) }
    this.#installation = await startInstallation({
      ...{ dataDir: this.#dataDir, env },
      ...(port !== undefined && { port }),
      ...(PLANT !== undefined && { program: PLANTED }),
    })
  }

  async enter(): Promise<void> {
    await this.start()
    this.#api = await signedIn(this.#installation)
    const { site } = await read<Draft>(this.#api, '/sites/hotel/document')
    this.#section = sectionsOf(site).find(({ template }) => template === 'Header13')!.id
    await this.#write(0)
    if (!isYes(await this.#publish())) throw new Error('The hotel cannot be published.')
    this.#pages = await pathsOf(this.#installation.port, HOST)
  }

  /** Reads until all is over; what breaks while the server is down says nothing. */
  async visit(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      if (this.#isDown) await pause(20)
      else await this.#readPage(turn % 2 === 0 ? HOME : this.#pages[turn % this.#pages.length]!)
    }
  }

  /** What was promised before the page was asked for is the least that it may say. */
  async #readPage(path: string): Promise<void> {
    const { oldest } = may
    const text = await readWhole(this.#installation.port, HOST, path).catch(() => undefined)
    if (this.#isDown) return
    found.read += 1
    const said = path === HOME ? saidBy(text) : oldest
    if (text !== undefined && said >= oldest && said <= may.newest) return
    found.torn += 1
    console.error(`  Torn: ${path} ${text === undefined ? 'is not whole' : `says ${said}, and ${oldest} was promised`}`)
  }

  async once(number: number): Promise<void> {
    await this.#write(number)
    may.newest = number
    if (number % 2 === 0) return this.#cutOff(number)
    const answer = await this.#publish()
    if (!isYes(answer)) throw new Error(`A publish was answered with ${answer.status}: ${answer.text.slice(0, 200)}`)
    may.oldest = number
    found.finished += 1
  }

  async #cutOff(number: number): Promise<void> {
    const publishing = this.#publish().then(isYes, () => false)
    await pause(Math.random() * this.#latestKill)
    this.#isDown = true
    const { port } = this.#installation
    await this.#installation.kill()
    found.killed += 1
    if (await publishing) may.oldest = number
    await this.start(port)
    const said = saidBy(await readWhole(port, HOST, HOME))
    if (said < may.oldest || said > number) {
      found.lost += 1
      console.error(`  After a kill visitors read ${said}; ${may.oldest} was promised.`)
    }
    this.#latestKill *= said === number ? SOONER : LATER
    if (said === number) found.seenAfterwards += 1
    may.oldest = Math.max(said, may.oldest)
    this.#isDown = false
  }

  async #write(number: number): Promise<void> {
    const operation = { do: 'set-field', section: this.#section, field: 'title', language: 'en', value: titled(number) }
    const { revision: base } = await read<Draft>(this.#api, '/sites/hotel/document')
    const body = { base, changes: [{ id: randomUUID(), operation }] }
    const answer = await patiently(() => this.#api('/sites/hotel/operations', { method: 'POST', body }))
    if (!isYes(answer)) throw new Error(`A change was answered with ${answer.status}: ${answer.text.slice(0, 200)}`)
  }

  #publish() {
    return patiently(() => this.#api('/sites/hotel/releases', { method: 'POST', body: {} }))
  }

  async end(): Promise<void> {
    this.#isOver = true
    this.#isDown = true
    await this.#installation.kill()
  }
}

const titled = (number: number) => `Release number ${number} of many`
const saidBy = (text = '') => Number(/Release number (\d+) of many/.exec(text)?.[1] ?? Number.NaN)

const folder = mkdtempSync(join(tmpdir(), 'mimar-publishes-'))
chmodSync(folder, 0o755)
mkdirSync(join(folder, 'data'))
mkdirSync(join(folder, 'postgres'))
const cluster = values.postgres ? await ownCluster(join(folder, 'postgres')) : undefined
const stage = new Stage(join(folder, 'data'), cluster ? { DATABASE_URL: await cluster.newDatabase() } : {})
await stage.enter()
const visits = Array.from({ length: READERS }, () => stage.visit())
for (let number = 1; number <= COUNT; number += 1) {
  await stage.once(number)
  if (number % TOLD_EVERY === 0) console.log(`  ${number} of ${COUNT}: ${JSON.stringify(found)}`)
}
await stage.end()
await Promise.all(visits)
await cluster?.crash()
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
console.log(
  `${COUNT} publishes${cluster ? ' on PostgreSQL' : ''} while ${READERS} visitors read on: ${found.finished} finished, ${found.killed} killed (${found.seenAfterwards} of these were seen when the server was back); ` +
    `${found.read} pages read with all their files, ${found.torn} torn, ${found.lost} lost`,
)
const isRight = found.torn + found.lost === 0 && found.read > 0
/** What was planted must be counted, wherever visitors meet it. */
process.exit((PLANT === undefined ? isRight : found.torn > 0) ? 0 : 1)
