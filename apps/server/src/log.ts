// Structured logging: levels, request ids, no personal data.
import { type Logger, pino } from 'pino'
import { isLoopback } from './network.ts'

/** The log of the server (structured logging): JSON, a line each, where it serves the world; sentences where it is tried out. */
type Log = Logger

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

type Environment = Readonly<Record<string, string | undefined>>

interface LogOptions {
  /** Hears each line, with its end. */
  write(line: string): void
  /** Whether people read it as it comes. */
  readonly isReadable: boolean
}

/** A log that names no level it knows is one of `info`; settings refuse such a level before anything is logged. */
export function createLog({ LOG_LEVEL: wanted }: Environment, { write, isReadable }: LogOptions): Log {
  const level = LOG_LEVELS.find((known) => known === wanted) ?? 'info'
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, { write: (line) => write(withoutSecrets(isReadable ? readable(line) : line)) })
}

/** Parts have bounds, those of mail (RFC 5321), so that a long line without any takes no longer for each of its letters (ReDoS). */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
const SECRET =
  /\b(Bearer |Move (?=[\w-]{43}\b)|authHash=|mimar_session(?:_\d+)?=|token=|secret=|confirm\/)[^\s"'\\&;,@]+/gi
/** As PostgreSQL takes it among the parameters of an address, and by names: `password=…`, `sslpassword=…`. */
const PARAMETER = /(\w{0,40}password=)[^\s"'\\&]+/gi
/** Of an address with a password; what stands after the colon of others is a port. */
const PASSWORD = /(:\/\/[^\s:/@]*:)[^\s"'\\/@]+(?=@)/g

/** E-mail addresses and tokens, which errors of mail servers and others quote, are for no log. */
export const withoutSecrets = (line: string) =>
  [SECRET, PARAMETER, PASSWORD].reduce((text, one) => text.replace(one, '$1[secret]'), line).replace(EMAIL, '[e-mail]')

interface Entry {
  readonly level: string
  readonly time: string
  readonly msg?: string
  readonly err?: { readonly message: string; readonly stack?: string }
  readonly [name: string]: unknown
}

function readable(line: string): string {
  const { level, time, msg, err, ...more } = JSON.parse(line) as Entry
  const words = Object.entries(more).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const said = [time.slice(11, 19), level.padEnd(5), msg ?? err?.message ?? '', ...words].join(' ')
  return err ? `${said}\n${err.stack ?? err.message}\n` : `${said}\n`
}

const isTriedOut = ({ APP_URL: address }: Environment) =>
  !address || !URL.canParse(address) || isLoopback(new URL(address).hostname)

const isReadable = process.stderr.isTTY || isTriedOut(process.env)

/** The log of this process. It goes where complaints go: what commands answer may be a file. */
export const log: Log = createLog(process.env, { write: (line) => void process.stderr.write(line), isReadable })

/** Says something to whoever started the server: as it is to people, else as a line of the log. */
export function tell(line: string): void {
  if (isReadable || process.stdout.isTTY) process.stdout.write(`${line}\n`)
  else log.info(line)
}

/** Says why the program ends. */
export function tellTheEnd(failure: unknown, isForeseen: boolean): void {
  const why = failure instanceof Error ? failure.message : String(failure)
  if (!isForeseen) log.fatal({ err: failure }, 'The program cannot go on')
  else if (isReadable) process.stderr.write(`${withoutSecrets(why)}\n`)
  else log.fatal(why)
}

const SELDOM_MS = 60_000

/**
 * What hears failures that are got over, and warns of each kind once a minute: a database that is away fails many times a second.
 * The kind is the code, else the name of the error.
 */
export function warnSeldom(what: string, warn: (line: string) => void = (line) => log.warn(line)) {
  const told = new Map<string, number>()
  return (failure: unknown): void => {
    const { code, name = 'Error', message = failure } = (failure ?? {}) as Partial<NodeJS.ErrnoException>
    const kind = code ?? name
    const now = performance.now()
    if (now - (told.get(kind) ?? -SELDOM_MS) < SELDOM_MS) return
    told.set(kind, now)
    warn(`${what} ${kind}: ${message}`)
  }
}

/** What hears a failure that nobody waits for, and logs it with a sentence that says what failed. */
export const logFailure = (what: string) => (failure: unknown) => log.error({ err: failure }, what)
