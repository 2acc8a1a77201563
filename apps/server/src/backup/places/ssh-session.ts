// A connection to a server by SSH, and how what goes wrong with it is told.
import { readFile } from 'node:fs/promises'
import type { Client, Done, Sftp } from 'ssh2'
import type { BackupAddress } from '../../backup-address.ts'
import type { BackupAccess } from '../../backup-settings.ts'
import { PassingFault } from '../../retrying.ts'
import { BackupRefusal } from '../refusal.ts'
import { type HostKeys, readHostKeys } from './host-keys.ts'

/** A server and a folder of it. */
export type ServerAddress = Extract<BackupAddress, { kind: 'sftp' }>

/** An open connection; it notices by itself when the server is silent. */
export interface Session {
  readonly sftp: Sftp
  readonly isOver: () => boolean
  /** Fails when the connection is over: what is asked then is never answered. */
  readonly ended: Promise<never>
  close(): void
}

const PULSE_MS = 10_000
const PULSES_MISSED = 3

/** Opens one, with the key of this account, to the server that shows the right key. */
export async function openSession(
  server: ServerAddress,
  access: BackupAccess['sftp'],
  answerMs: number,
): Promise<Session> {
  // Who backs up into a folder does not load it.
  const { default: ssh2 } = await import('ssh2')
  const privateKey = await readKey(access.keyFile ?? '', ssh2.utils.parseKey)
  const hostKeys = await readHostKeys(access.hostKey, server)
  const client = new ssh2.Client()
  let isOver = false
  const ended = new Promise<never>((_, reject) => {
    client.on('close', () => {
      isOver = true
      reject(new PassingFault('the connection was lost'))
    })
  })
  // Nobody may be waiting when it ends.
  ended.catch(() => {})
  try {
    await connect(client, { server, privateKey, hostKeys, answerMs })
    const sftp = await asked<Sftp>((done) => client.sftp(done))
    // What is told after that reaches who waits for an answer, or nobody.
    sftp.on('error', () => {})
    return { sftp, isOver: () => isOver, ended, close: () => client.end() }
  } catch (failure) {
    client.destroy()
    throw failure
  }
}

interface Connecting {
  readonly server: ServerAddress
  readonly privateKey: Buffer
  readonly hostKeys: HostKeys
  readonly answerMs: number
}

function connect(client: Client, { server, privateKey, hostKeys, answerMs }: Connecting): Promise<void> {
  return new Promise((resolve, reject) => {
    let refusal: BackupRefusal | undefined
    // Questions are small: none waits for more to be sent with it.
    client.on('ready', () => resolve(void client.setNoDelay(true)))
    client.on('error', (failure: SshFailure) => reject(refusal ?? inWords(failure, server)))
    client.on('close', () => reject(refusal ?? new PassingFault('the connection was closed')))
    client.connect({
      ...{ host: server.host, port: server.port, username: server.user, privateKey },
      ...{ readyTimeout: answerMs, keepaliveInterval: PULSE_MS, keepaliveCountMax: PULSES_MISSED },
      ...(hostKeys.kinds && { algorithms: { serverHostKey: hostKeys.kinds } }),
      hostVerifier(key) {
        refusal = hostKeys.refuse(key)
        return refusal === undefined
      },
    })
  })
}

async function readKey(path: string, parse: (key: Buffer) => object | Error): Promise<Buffer> {
  const key = await readFile(path).catch((failure: NodeJS.ErrnoException) => {
    throw new BackupRefusal(`BACKUP_SFTP_KEY_FILE (${path}) cannot be read (${failure.code}).`)
  })
  const parsed = parse(key)
  if (!(parsed instanceof Error)) return key
  const isLocked = /passphrase|encrypted/i.test(parsed.message)
  const why = isLocked ? 'it is locked with a passphrase, and at night nobody is there to type it' : parsed.message
  throw new BackupRefusal(
    `BACKUP_SFTP_KEY_FILE (${path}) cannot be used: ${why}. Make a key for backups alone: ssh-keygen -t ed25519 -N '' -f backup-key`,
  )
}

type SshFailure = Error & { readonly level?: string; readonly code?: number | string }

/** Why there is no connection: a fault that passes, or a sentence with what to do. */
function inWords(failure: SshFailure, { name, user }: ServerAddress): Error {
  if (failure.level === 'client-authentication') {
    return new BackupRefusal(
      `${name} cannot be used: the server does not let "${user}" in with the key of BACKUP_SFTP_KEY_FILE. Add its public half (the file that ends in .pub) to ~/.ssh/authorized_keys of that account.`,
    )
  }
  return new PassingFault(typeof failure.code === 'string' ? `no answer: ${failure.code}` : failure.message)
}

/** Codes of SFTP. */
const GONE = 2
const DENIED = 3
const FAILURE = 4
const UNSUPPORTED = 8
const CONNECTION = new Set<unknown>([6, 7])

/** What the server answers. Without an answer it is a fault that passes. */
export function asked<Value>(ask: (done: Done<Value>) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    try {
      ask((failure, value) => {
        if (!failure) resolve(value)
        else if (typeof failure.code !== 'number' || CONNECTION.has(failure.code)) {
          reject(new PassingFault(`the connection was lost: ${failure.message}`))
        } else reject(failure)
      })
    } catch (failure) {
      // It says so at once where it is not connected any more.
      reject(new PassingFault(failure instanceof Error ? failure.message : String(failure)))
    }
  })
}

/** Whether that is no file, or no folder, of the server. */
export const isGone = (failure: unknown) => (failure as SshFailure).code === GONE

/** What the server refused, as a sentence; anything else as it is. */
export function serverRefusal(failure: unknown, { name, user }: ServerAddress, path: string): unknown {
  const { code } = failure as SshFailure
  if (code === GONE || code === DENIED) {
    const why = code === GONE ? 'is not there' : `is closed to "${user}"`
    return new BackupRefusal(
      `${name} cannot be used: ${path} ${why}. Make the folder on the server, and let that account write to it.`,
    )
  }
  if (code !== FAILURE && code !== UNSUPPORTED) return failure
  return new BackupRefusal(
    `${name} cannot be written to: the server says no more than "failure" of ${path}. Most often its disk is full. The backups that are there are whole; free some space, or keep fewer with BACKUP_KEEP, and run it again.`,
  )
}
