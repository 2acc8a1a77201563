import { resolve } from 'node:path'
import { StartRefusal } from './refusal.ts'
import { type BucketAddress, readBucketAddress, refuseSecret, withoutSecret } from './s3-settings.ts'

/** Where backups go to, and what people call it: nothing secret stands in it. */
export type BackupAddress = { readonly name: string } & (
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & BucketAddress)
  | {
      readonly kind: 'sftp'
      readonly user: string
      readonly host: string
      readonly port: number
      /** Begins with '/', or with '.' where it is below the home of that account. */
      readonly path: string
    }
)

/** Reads a path, `s3://bucket/prefix` or `sftp://user@host:port/path`. */
export function readBackupAddress(input: string, setting = '--to'): BackupAddress {
  if (/^s3:/i.test(input)) return { kind: 's3', ...readBucketAddress(input, setting) }
  if (/^sftp:/i.test(input)) return readServer(input, setting)
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(input)) {
    throw new StartRefusal(
      `${setting} is "${withoutSecret(input)}". It must be a folder, s3://BUCKET/PREFIX or sftp://USER@HOST/PATH.`,
    )
  }
  const path = resolve(input)
  return { kind: 'folder', name: path, path }
}

const SSH_PORT = 22

function readServer(input: string, setting: string): BackupAddress {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.password) refuseSecret(input, setting, 'Name a file with a private key in BACKUP_SFTP_KEY_FILE instead.')
  const path =
    url &&
    decoded(url.pathname)
      .replace(/\/+$/, '')
      .replace(/^\/~(?=\/|$)/, '.')
  if (!url?.hostname || !url.username || !path || url.search || url.hash || /(?:^|\/)\.\.(?:\/|$)/.test(path)) {
    throw new StartRefusal(
      `${setting} is "${withoutSecret(input)}". It must name account, server and folder, such as sftp://backup@nas.example/srv/mimar, or sftp://backup@nas.example/~/mimar for a folder in the home of that account.`,
    )
  }
  const [user, port] = [decoded(url.username), Number(url.port) || SSH_PORT]
  const shown = `${url.username}@${url.hostname}${port === SSH_PORT ? '' : `:${port}`}`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { kind: 'sftp', name: `sftp://${shown}${path.replace(/^\./, '/~')}`, user, host, port, path }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
