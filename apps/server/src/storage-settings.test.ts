import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const KEY = { AWS_ACCESS_KEY_ID: 'of-backups', AWS_SECRET_ACCESS_KEY: 'a-secret' }
const URL = 's3://our-pictures/mimar'

test('pictures and published files are in DATA_DIR unless a bucket is named, and a gigabyte of copies is kept of that', () => {
  const { storage } = readSettings({ DATA_DIR: '/srv/mimar' })
  expect(storage.main).toEqual({ kind: 'folder', name: 'folder', path: '/srv/mimar/blobs' })
  expect([storage.other, storage.isFolderShared, storage.cacheBytes]).toEqual([undefined, true, 1_000_000_000])
  const inBucket = readSettings({ ...KEY, STORAGE_URL: URL, CACHE_DISK_MB: '20' }).storage
  expect(inBucket.main).toEqual({ kind: 's3', name: URL, bucket: 'our-pictures', prefix: 'mimar/' })
  expect([inBucket.isFolderShared, inBucket.cacheBytes]).toEqual([false, 20_000_000])
  expect(readSettings({ ...KEY, STORAGE_URL: URL, STORAGE_FROM: 'folder' }).storage.isFolderShared).toBe(true)
})

test('copies and what visitors read last are in DATA_DIR, or in a folder of this machine where that one is shared', () => {
  const cacheDir = (more: Readonly<Record<string, string>>) =>
    readSettings({ DATA_DIR: '/mnt/shared', ...more }).storage.cacheDir
  expect([cacheDir({}), cacheDir({ CACHE_DIR: '/var/cache/mimar' })]).toEqual(['/mnt/shared', '/var/cache/mimar'])
})

test('a store has the key of backups, or one of its own without their token', () => {
  const asked = { ...KEY, AWS_SESSION_TOKEN: 'a-token', AWS_ENDPOINT_URL: 'https://s3.example.com', STORAGE_URL: URL }
  expect(readSettings(asked).storage.access).toMatchObject({ keyId: 'of-backups', sessionToken: 'a-token' })
  const own = {
    STORAGE_ACCESS_KEY_ID: 'of-pictures',
    STORAGE_SECRET_ACCESS_KEY: 'another',
    STORAGE_REGION: 'eu-west-3',
  }
  const { storage, backup } = readSettings({ ...asked, ...own })
  expect(storage.access).toEqual({
    ...{ endpoint: 'https://s3.example.com', region: 'eu-west-3' },
    ...{ keyId: 'of-pictures', secret: 'another', sessionToken: undefined },
  })
  expect(backup.access.s3.keyId).toBe('of-backups')
})

test.each([
  [{ STORAGE_URL: 'https://s3.example.com/pictures' }, 'It must be s3://BUCKET/FOLDER, or folder'],
  [{ STORAGE_URL: URL, AWS_SECRET_ACCESS_KEY: '' }, `${URL} needs a key`],
  [{ STORAGE_URL: 's3://key:secret@our-pictures' }, 'STORAGE_URL has a password in it'],
  [{ STORAGE_URL: 's3://key:sec/ret@our-pictures' }, 'STORAGE_URL has a password in it'],
  [
    { STORAGE_URL: 'https://key:sec/ret@s3.example.com/pictures' },
    'STORAGE_URL is "https://…@s3.example.com/pictures"',
  ],
  [{ STORAGE_URL: URL, STORAGE_FROM: URL }, `STORAGE_URL and STORAGE_FROM both name ${URL}`],
  [{ STORAGE_FROM: 'folder' }, 'STORAGE_URL and STORAGE_FROM both name folder'],
  [{ STORAGE_URL: URL, CACHE_DISK_MB: 'much' }, 'CACHE_DISK_MB is "much"'],
])('%o is refused with a sentence', (environment, words) => {
  expect(() => readSettings({ ...KEY, ...environment })).toThrow(words)
})
