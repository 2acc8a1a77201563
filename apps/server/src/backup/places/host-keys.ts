// Host keys (SSH): whom to believe that it is the server that was meant, by fingerprints or a known_hosts file.
import { createHmac, hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { BackupRefusal } from '../refusal.ts'

/** The keys that a server may show. */
export interface HostKeys {
  /** Kinds of signatures to ask for; undefined: any. */
  readonly kinds: readonly string[] | undefined
  /** Undefined where this key is one of them, else the sentence that refuses it. */
  refuse(key: Buffer): BackupRefusal | undefined
}

interface Server {
  /** Of the place, for sentences. */
  readonly name: string
  readonly host: string
  readonly port: number
}

/** How OpenSSH writes it: 'SHA256:…'. */
const fingerprintOf = (key: Buffer) => `SHA256:${hash('sha256', key, 'base64').replace(/=+$/, '')}`

/** The name of its kind stands first in a key. */
const kindOf = (key: Buffer) => key.toString('latin1', 4, 4 + key.readUInt32BE(0))

/** Reads BACKUP_SFTP_HOST_KEY: fingerprints, or the path of a known_hosts file; without it that of this account. */
export async function readHostKeys(setting: string | undefined, server: Server): Promise<HostKeys> {
  if (setting?.startsWith('SHA256:')) return fingerprints(setting, server)
  const path = setting ?? join(homedir(), '.ssh', 'known_hosts')
  const text = await readFile(path, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (setting === undefined && failure.code === 'ENOENT') return ''
    throw new BackupRefusal(
      `BACKUP_SFTP_HOST_KEY is "${setting ?? path}". It must be a fingerprint (SHA256:…) or a known_hosts file that can be read (${failure.code}).`,
    )
  })
  return knownHosts(text, path, server)
}

function fingerprints(setting: string, server: Server): HostKeys {
  const allowed = setting.split(/[\s,]+/).filter((part) => part !== '')
  const odd = allowed.find((part) => !/^SHA256:[\w+/]{43}=?$/.test(part))
  if (odd !== undefined) {
    throw new BackupRefusal(
      `BACKUP_SFTP_HOST_KEY has "${odd}". A fingerprint is SHA256: and 43 letters and digits, as ssh-keygen -lf prints it.`,
    )
  }
  const known = new Set(allowed.map((part) => part.replace(/=$/, '')))
  return {
    kinds: undefined,
    refuse: (key) => (known.has(fingerprintOf(key)) ? undefined : changed(server, key, 'BACKUP_SFTP_HOST_KEY')),
  }
}

function knownHosts(text: string, path: string, server: Server): HostKeys {
  const lines = text.split('\n').flatMap((line) => readLine(line, server) ?? [])
  const revoked = new Set(lines.filter(({ isRevoked }) => isRevoked).map(({ key }) => key))
  const known = lines.filter(({ key, isRevoked }) => !isRevoked && !revoked.has(key))
  const kinds = known.flatMap(({ key }) => SIGNATURES[kindOf(Buffer.from(key, 'base64'))] ?? [])
  return {
    kinds: kinds.length > 0 ? kinds : undefined,
    refuse(key) {
      const shown = key.toString('base64')
      if (known.some((line) => line.key === shown)) return undefined
      return known.length > 0 || revoked.has(shown) ? changed(server, key, path) : unknown(server, key, path)
    },
  }
}

/** An RSA key signs in newer ways than its own name says. */
const SIGNATURES: { readonly [kind: string]: readonly string[] } = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
}

interface Line {
  readonly key: string
  readonly isRevoked: boolean
}

/** The key in a line of known_hosts that is about this server. Lines of authorities are passed over. */
function readLine(line: string, server: Server): Line | undefined {
  const parts = line.trim().split(/\s+/)
  const marker = parts[0]?.startsWith('@') ? parts.shift() : undefined
  const [hosts = '', kind = '', key = ''] = parts
  if (hosts.startsWith('#') || marker === '@cert-authority' || !(kind in SIGNATURES)) return undefined
  if (!isAbout(hosts, server)) return undefined
  return { key: Buffer.from(key, 'base64').toString('base64'), isRevoked: marker === '@revoked' }
}

function isAbout(hosts: string, { host, port }: Server): boolean {
  const name = (port === 22 ? host : `[${host}]:${port}`).toLowerCase()
  const [, salt, hashed] = /^\|1\|([^|]+)\|(.+)$/.exec(hosts) ?? []
  if (salt) return createHmac('sha1', Buffer.from(salt, 'base64')).update(name).digest('base64') === hashed
  const patterns = hosts.toLowerCase().split(',')
  const isMatch = (pattern: string) => {
    const escaped = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    return new RegExp(`^${escaped}$`).test(name)
  }
  if (patterns.some((pattern) => pattern.startsWith('!') && isMatch(pattern.slice(1)))) return false
  return patterns.some(isMatch)
}

const unknown = ({ name }: Server, key: Buffer, path: string) =>
  new BackupRefusal(
    `${name} was not used: nobody has said yet which key its server has. It shows ${kindOf(key)} ${fingerprintOf(key)}, and ${path} does not name it. Compare that with what the server itself says, and set BACKUP_SFTP_HOST_KEY to it.`,
  )

const changed = ({ name }: Server, key: Buffer, where: string) =>
  new BackupRefusal(
    `${name} was not used: its server shows another key (${kindOf(key)} ${fingerprintOf(key)}) than ${where} says. Nothing was sent. Either the server was set up anew, or somebody stands in between. Ask who runs it; if the new key is right, change BACKUP_SFTP_HOST_KEY.`,
  )
