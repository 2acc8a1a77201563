import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBackupAddress } from './backup-address.ts'

test.each([
  ['backups', { kind: 'folder', name: resolve('backups'), path: resolve('backups') }],
  ['s3://ours', { kind: 's3', name: 's3://ours', bucket: 'ours', prefix: '' }],
  ['s3://ours//a/b/', { kind: 's3', name: 's3://ours/a/b', bucket: 'ours', prefix: 'a/b/' }],
  [
    'sftp://me@nas.example/srv/mimar/',
    {
      kind: 'sftp',
      name: 'sftp://me@nas.example/srv/mimar',
      user: 'me',
      host: 'nas.example',
      port: 22,
      path: '/srv/mimar',
    },
  ],
  [
    'sftp://me@[fd00::2]:2222/~/a%20b',
    { kind: 'sftp', name: 'sftp://me@[fd00::2]:2222/~/a b', user: 'me', host: 'fd00::2', port: 2222, path: './a b' },
  ],
])('%s is a place', (input, address) => {
  expect(readBackupAddress(input)).toEqual(address)
  // What people call it leads there again.
  expect(readBackupAddress(readBackupAddress(input).name)).toEqual(address)
})

test.each([
  ['s3://', 'must name a bucket'],
  ['s3://a/../b', 'must name a bucket'],
  ['s3://key:secret@ours', 'has a password in it'],
  ['s3://key:a/secret/of@ours', 'has a password in it'],
  ['s3://a-secret@', 'must name a bucket'],
  ['sftp://nas.example/srv', 'must name account, server and folder'],
  ['sftp://me@nas.example', 'must name account, server and folder'],
  ['sftp://me@nas.example/', 'must name account, server and folder'],
  ['sftp://me:secret@nas.example/srv', 'has a password in it'],
  ['sftp://me:a/secret@nas.example/srv', 'must name account, server and folder'],
  ['ftp://me:a/secret@nas.example/srv', 'It must be a folder'],
  ['ftp://me@nas.example/srv', 'It must be a folder, s3://BUCKET/PREFIX or sftp://USER@HOST/PATH.'],
])('%s is refused without telling what is secret', (input, sentence) => {
  expect(() => readBackupAddress(input, 'BACKUP_TO')).toThrow(sentence)
  expect(() => readBackupAddress(input, 'BACKUP_TO')).not.toThrow('secret')
})
