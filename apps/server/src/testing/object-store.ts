// A real S3 store for tests, of Debian: OpenStack Swift with its S3 API, or Ceph's gateway where TEST_STORE=radosgw.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { startPresentSignatures } from './present-signatures.ts'

const isRados = process.env.TEST_STORE === 'radosgw'

/** Whether this machine has what that takes. */
export const hasObjectStore = existsSync(
  isRados ? '/usr/bin/radosgw' : '/usr/lib/python3/dist-packages/swift/common/middleware/s3api',
)

const PROGRAM = join(import.meta.dirname, isRados ? 'rados-store.py' : 'object-store.py')

const KEY = 'mimar:backup'
const SECRET = 'a-secret-of-the-store'

interface ObjectStore {
  /** What the settings of whoever uses it say. */
  readonly environment: { readonly [setting: string]: string }
  /** Another bucket with each call, or the one of that name. */
  newBucket(name?: string): Promise<string>
  stop(): Promise<void>
}

/** Starts one; it lasts until it is stopped. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-store-'))
  const program = spawn('/usr/bin/python3', [PROGRAM, folder, KEY, SECRET], { stdio: ['pipe', 'pipe', 'inherit'] })
  const port = await portOf(program)
  const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: SECRET, service: 's3', region: 'us-east-1' })
  const front = isRados ? await startPresentSignatures(port, client) : undefined
  const endpoint = `http://127.0.0.1:${front?.port ?? port}`
  let buckets = 0
  return {
    environment: { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: SECRET },
    async newBucket(wished) {
      buckets += 1
      const name = wished ?? `bucket-${buckets}`
      const made = await client.fetch(`${endpoint}/${name}`, { method: 'PUT' })
      if (!made.ok) throw new Error(`The store made no bucket: ${await made.text()}`)
      return name
    },
    async stop() {
      front?.stop()
      const over = once(program, 'exit')
      program.kill()
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function portOf(program: ChildProcess): Promise<number> {
  const said = once(program.stdout!, 'data').then(([line]) => Number(String(line)))
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`The store ended with ${code} before it was ready.`)
  })
  return Promise.race([said, ended])
}
