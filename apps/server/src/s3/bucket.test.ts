import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { clock } from '../clock.ts'
import { Bucket } from './bucket.ts'

test('a request is signed by the clock of the database: a store takes it also from a machine whose own is years off', async () => {
  const dates: unknown[] = []
  const server = createServer(({ headers }, response) => {
    dates.push(headers['x-amz-date'])
    response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const access = { endpoint, region: 'us-east-1', keyId: 'a-key', secret: 'a-secret', sessionToken: undefined }
  const told = { name: 's3://pictures', setting: 'STORAGE_URL', makeRoom: '' }
  const bucket = new Bucket({ ...told, bucket: 'pictures', prefix: '', access })
  onTestFinished(clock.follow(() => Date.UTC(2041, 1, 3, 4, 5, 6)))
  expect((await bucket.read('one'))?.toString()).toBe('here')
  expect(dates).toEqual(['20410203T040506Z'])
})
