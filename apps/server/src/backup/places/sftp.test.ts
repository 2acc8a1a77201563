import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../testing/dialects.ts'
import { hasSshServer, startSshServer } from '../../testing/ssh-server.ts'
import { openPlace } from './open.ts'
import { accessBy } from './testing.ts'

describe.runIf(hasSshServer)('a server', () => {
  let server: Awaited<ReturnType<typeof startSshServer>>
  beforeAll(async () => {
    server = await startSshServer()
  }, 30_000)
  afterAll(() => server.stop())

  function open(settings: { readonly [name: string]: string }, attempts = 3) {
    const { user, port, folder, keyFile } = server
    const access = accessBy({ BACKUP_SFTP_KEY_FILE: keyFile, ...settings })
    const patience = { attempts, answerMs: 10_000, pauseMs: 500, wait: async () => {} }
    const place = openPlace(`sftp://${user}@127.0.0.1:${port}${folder}/mimar`, { access, patience })
    onTestFinished(() => place.close())
    return place
  }

  test('is believed by its fingerprint, or by a known_hosts file, with names hashed or not', async () => {
    const knownHosts = join(newFolder(), 'known_hosts')
    writeFileSync(knownHosts, `# mine\nother.example ssh-ed25519 AAAA\n${server.knownHost}`)
    await open({ BACKUP_SFTP_HOST_KEY: server.fingerprint }).begin()
    await open({ BACKUP_SFTP_HOST_KEY: knownHosts }).begin()
    execFileSync('ssh-keygen', ['-q', '-H', '-f', knownHosts], { stdio: 'ignore' })
    await open({ BACKUP_SFTP_HOST_KEY: knownHosts }).begin()
  })

  test('whose key nobody has named is refused, and told with its fingerprint', async () => {
    const knownHosts = join(newFolder(), 'known_hosts')
    writeFileSync(knownHosts, 'other.example ssh-ed25519 AAAA\n')
    await expect(open({ BACKUP_SFTP_HOST_KEY: knownHosts }).begin()).rejects.toThrow(
      `It shows ssh-ed25519 ${server.fingerprint}, and ${knownHosts} does not name it.`,
    )
  })

  test('that shows another key than was named is refused', async () => {
    const other = `SHA256:${'A'.repeat(43)}`
    await expect(open({ BACKUP_SFTP_HOST_KEY: other }).begin()).rejects.toThrow(
      `its server shows another key (ssh-ed25519 ${server.fingerprint}`,
    )
    const knownHosts = join(newFolder(), 'known_hosts')
    writeFileSync(knownHosts, `@revoked * ${server.knownHost.split(' ').slice(1).join(' ')}${server.knownHost}`)
    await expect(open({ BACKUP_SFTP_HOST_KEY: knownHosts }).begin()).rejects.toThrow('shows another key')
  })

  test('that does not know our key, or cannot be read with it, says what to do', async () => {
    const key = join(newFolder(), 'key')
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    const { fingerprint } = server
    await expect(open({ BACKUP_SFTP_HOST_KEY: fingerprint, BACKUP_SFTP_KEY_FILE: key }).begin()).rejects.toThrow(
      'Add its public half (the file that ends in .pub) to ~/.ssh/authorized_keys',
    )
    execFileSync('ssh-keygen', ['-q', '-p', '-N', 'five words', '-f', key])
    await expect(open({ BACKUP_SFTP_HOST_KEY: fingerprint, BACKUP_SFTP_KEY_FILE: key }).begin()).rejects.toThrow(
      'it is locked with a passphrase',
    )
    await expect(
      open({ BACKUP_SFTP_HOST_KEY: fingerprint, BACKUP_SFTP_KEY_FILE: `${key}-nowhere` }).begin(),
    ).rejects.toThrow('cannot be read (ENOENT)')
  })

  test('a connection that is lost is made again, and one that never comes back ends in a sentence', async () => {
    const place = open({ BACKUP_SFTP_HOST_KEY: server.fingerprint })
    await place.begin()
    const bytes = Buffer.alloc(3_000_000, 'words')
    const writing = place.write('blobs/a.pack', [bytes])
    server.cut()
    await writing
    server.cut()
    expect(await place.read('blobs/a.pack')).toEqual(bytes)
    expect((await place.list('blobs')).filter(({ name }) => name.endsWith('.pack')).length).toBe(1)
    const { keyFile, fingerprint } = server
    const access = accessBy({ BACKUP_SFTP_KEY_FILE: keyFile, BACKUP_SFTP_HOST_KEY: fingerprint })
    const patience = { attempts: 2, answerMs: 1_000, pauseMs: 500, wait: async () => {} }
    const nobody = openPlace('sftp://backup@127.0.0.1:9/srv', { access, patience })
    await expect(nobody.begin()).rejects.toThrow('cannot be used just now (no answer: ECONNREFUSED, tried 2 times)')
  })

  test('a key that changes between two backups is refused, and nothing is sent', async () => {
    const { fingerprint } = server
    await open({ BACKUP_SFTP_HOST_KEY: fingerprint }).begin()
    await server.replaceKey()
    const place = open({ BACKUP_SFTP_HOST_KEY: fingerprint })
    await expect(place.write('blobs/b.pack', [Buffer.from('secret')])).rejects.toThrow('Nothing was sent.')
  })
})
