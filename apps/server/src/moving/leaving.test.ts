import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { smallInstallation } from '../backup/testing.ts'
import { dialects } from '../testing/dialects.ts'
import { LeavingSite } from './leaving.ts'

describe.each(dialects.slice(0, 1))('$name', (dialect) => {
  test('a server that gets a site gets no bytes of another one, whatever it says that it lacks', async () => {
    const { siteStore, sites, archives, blobs, keeping, owner } = await smallInstallation(dialect)
    const blue = sharp({ create: { width: 4, height: 2, channels: 3, background: '#27c' } })
    const picture = await keeping.store(await blue.png().toBuffer(), 'sea.png')
    const about = { id: 'm1', source: 'sea.png', isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
    const operation = { do: 'set-media', id: 'm1', media: { ...about, ...picture } } as const
    await sites.send('hotel', { base: 0, changes: [{ id: 'picture', operation }] }, owner.id)
    const secret = Buffer.from('a picture of another site')
    const hash = createHash('sha256').update(secret).digest('hex')
    await blobs.put([{ hash, form: 'plain', bytes: secret }])
    const sent: string[] = []
    const other = (missing: readonly string[]) => ({
      move: 'm',
      step: async () => ({ state: 'arriving' as const, missing: [...missing] }),
      async put(name: string) {
        sent.push(name)
      },
    })
    const leaving = (missing: readonly string[]) =>
      new LeavingSite('hotel', other(missing), { ...archives.sources, siteStore, sites }).sendPictures(() => {})
    const own = (await sites.read('hotel'))!.site.media.m1!.hash
    await expect(leaving([own, hash])).rejects.toThrow(/not of this site/)
    expect(sent).toEqual([])
    await leaving([own])
    expect(sent).toEqual([`pictures/${own}`])
  }, 180_000)
})
