// The nightly backup: made, thinned out and proven by a process of its own, so that visitors do not notice.
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupStanding, Backups, CopyStanding } from '../backup-standing.ts'
import type { Settings } from '../settings.ts'

/** What the process of a backup tells its server. */
export type FromBackup =
  | {
      readonly kind: 'standing'
      readonly madeAt: string | null
      readonly provenAt: string | null
      readonly copies: readonly CopyStanding[]
    }
  | { readonly kind: 'done'; readonly line: string }
  | { readonly kind: 'failed'; readonly line: string }

/** What is asked of that process: where backups stand, or one more. */
export type BackupTask = 'look' | 'make'

type Known = Omit<BackupStanding, 'isRunning' | 'nextAt'>

/** So many failures are told of. */
const TOLD = 12

interface ScheduleOptions {
  readonly settings: Settings
  readonly onDone: (line: string) => void
  readonly onFailure: (line: string) => void
  readonly run?: (
    task: BackupTask,
    hear: (message: FromBackup) => void,
  ) => { stop(): void; readonly ended: Promise<void> }
  readonly now?: () => Date
}

/** Beside the built program. */
const CHILD = join(import.meta.dirname, 'backup.child.js')
/** The server has much to do when it has just been started. */
const FIRST_AFTER_MS = 60_000
/** Doubled with each failure. */
const TRY_AGAIN_MS = 30 * 60_000
const LONGEST_PAUSE_MS = 12 * 3_600_000
/** Clocks are set, and machines sleep: it looks again so often. */
const LONGEST_WAIT_MS = 3_600_000

/** Backs up once a day, and makes up for a night in which the server was off. */
export class BackupSchedule implements Backups {
  readonly #options: Required<ScheduleOptions>
  #timer: NodeJS.Timeout | undefined
  #child: { stop(): void } | undefined
  #isStopped = false
  #notBefore = 0
  #isMaking = false
  #standing: Known = { madeAt: null, provenAt: null, failure: null, failed: [], copies: [] }

  constructor(options: ScheduleOptions) {
    this.#options = { now: () => new Date(), run: (task, hear) => runChild(task, options.settings, hear), ...options }
  }

  /** Undefined where no backups are set up. */
  get standing(): BackupStanding | undefined {
    const { settings, now } = this.#options
    if (settings.backup.to === undefined) return undefined
    const nightly = lastTime(now(), settings.backup.at).getTime() + 24 * 3_600_000
    const nextAt = this.#isDue(0) ? Math.max(now().getTime(), this.#notBefore) : nightly
    return { ...this.#standing, isRunning: this.#isMaking, nextAt }
  }

  /** Makes one for whoever asks, unless one is being made; false where none are set up. */
  makeNow(): boolean {
    if (this.standing === undefined || this.#isStopped) return false
    this.#notBefore = 0
    if (this.#child === undefined) void this.#run('make')
    return true
  }

  start(): void {
    if (this.#options.settings.backup.to !== undefined) this.#wait(FIRST_AFTER_MS)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#child?.stop()
  }

  /** Looks where the backups stand, and makes one where it is due. */
  async round(): Promise<void> {
    // Somebody asked for one, and it is being made.
    if (this.#child !== undefined) return
    await this.#run('look')
    if (!this.#isStopped && this.#isDue()) await this.#run('make')
  }

  #isDue(notBefore = this.#notBefore): boolean {
    const { now, settings } = this.#options
    const { madeAt } = this.#standing
    const time = now()
    if (time.getTime() < notBefore) return false
    return madeAt === null || new Date(madeAt) < lastTime(time, settings.backup.at)
  }

  async #run(task: BackupTask): Promise<void> {
    const { run, onDone, onFailure, now } = this.#options
    let failure: string | null = null
    const child = run(task, (message) => {
      if (message.kind === 'standing') {
        const { kind: _, ...known } = message
        this.#standing = { ...this.#standing, ...known }
      } else if (message.kind === 'done') onDone(message.line)
      else failure = message.line
    })
    this.#child = child
    this.#isMaking = task === 'make'
    await child.ended
    this.#child = undefined
    this.#isMaking = false
    if (this.#isStopped) return
    if (task === 'make' || failure !== null) this.#standing = { ...this.#standing, failure }
    if (failure === null) {
      if (task === 'make') this.#standing = { ...this.#standing, failed: [] }
      return
    }
    const failed = [{ at: now().toISOString(), error: failure }, ...this.#standing.failed].slice(0, TOLD)
    this.#standing = { ...this.#standing, failed }
    this.#notBefore = now().getTime() + Math.min(LONGEST_PAUSE_MS, TRY_AGAIN_MS * 2 ** (failed.length - 1))
    onFailure(failure)
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      void this.round().finally(() => {
        if (!this.#isStopped) this.#wait(this.#untilNext())
      })
    }, time)
    this.#timer.unref()
  }

  #untilNext(): number {
    const { now, settings } = this.#options
    const time = now()
    const next = lastTime(time, settings.backup.at).getTime() + 24 * 3_600_000
    return Math.min(LONGEST_WAIT_MS, Math.max(TRY_AGAIN_MS / 30, next - time.getTime()))
  }
}

/** The last moment at which a clock said that time of the day, in minutes. */
export function lastTime(now: Date, minutes: number): Date {
  const today = new Date(now)
  today.setHours(Math.floor(minutes / 60), minutes % 60, 0, 0)
  if (today > now) today.setDate(today.getDate() - 1)
  return today
}

function runChild(task: BackupTask, { appUrl }: Settings, hear: (message: FromBackup) => void) {
  if (!existsSync(CHILD)) return { stop: () => {}, ended: Promise.resolve() }
  const { port } = appUrl
  const child = fork(CHILD, [task], { env: { ...process.env, ...(port && { PORT: port }) } })
  const ended = new Promise<void>((resolve) => {
    let isHeard = false
    child.on('message', (message: FromBackup) => {
      isHeard = true
      hear(message)
    })
    child.once('exit', () => {
      if (!isHeard) hear({ kind: 'failed', line: 'The process that makes backups ended before it said anything.' })
      resolve()
    })
  })
  child.unref()
  child.channel?.unref()
  return { stop: () => void child.kill(), ended }
}
