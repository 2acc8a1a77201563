// The kinds of places that backups go to, each with the real server that it needs.
import { join } from 'node:path'
import { type BackupAccess, readBackupSettings } from '../../backup-settings.ts'
import { newFolder } from '../../testing/dialects.ts'
import { hasObjectStore, startObjectStore } from '../../testing/object-store.ts'
import { hasSshServer, startSshServer } from '../../testing/ssh-server.ts'

/** A place that is empty, and what opens it. */
export interface NewPlace {
  readonly name: string
  readonly access: BackupAccess
}

/** A kind of place with its server at work. */
export interface StartedKind {
  newPlace(): Promise<NewPlace>
  stop(): Promise<void>
}

interface Kind {
  readonly name: string
  readonly isThere: boolean
  start(): Promise<StartedKind>
}

/** What these settings open. */
export const accessBy = (environment: { readonly [name: string]: string }) => readBackupSettings(environment).access

/** All of them; those that this machine has no server for are not there. */
export const kinds: readonly Kind[] = [
  {
    ...{ name: 'a folder', isThere: true },
    async start() {
      const newPlace = async () => ({ name: join(newFolder(), 'backups'), access: accessBy({}) })
      return { newPlace, stop: async () => {} }
    },
  },
  {
    ...{ name: 'a bucket (S3)', isThere: hasObjectStore },
    async start() {
      const store = await startObjectStore()
      const newPlace = async () => ({
        ...{ name: `s3://${await store.newBucket()}/our backups/نسخ`, access: accessBy(store.environment) },
      })
      return { newPlace, stop: store.stop }
    },
  },
  {
    ...{ name: 'a server (SFTP)', isThere: hasSshServer },
    async start() {
      const server = await startSshServer()
      const { user, port, keyFile, fingerprint } = server
      let count = 0
      const newPlace = async () => ({
        name: `sftp://${user}@127.0.0.1:${port}${server.folder}/${++count}/mimar`,
        access: accessBy({ BACKUP_SFTP_KEY_FILE: keyFile, BACKUP_SFTP_HOST_KEY: fingerprint }),
      })
      return { newPlace, stop: server.stop }
    },
  },
]
