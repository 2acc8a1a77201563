import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createHosting } from '../hosting/hosting.ts'
import { listen } from '../server.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { createMending } from './mending.ts'
import { insertSite, openReleases, siteSaying } from './testing.ts'

/** Flips a bit of every copy of these words in the folder. */
async function damage(folder: string, words: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name))
    for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1)) bytes[at]! ^= 1
    await writeFile(join(folder, name), bytes)
  }
}

describe.each(dialects)('on $name, where bytes on the disk were damaged', ({ newAddress }) => {
  async function published() {
    heardLog()
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const folder = newFolder()
    const running = await openReleases(database, { inFolder: folder })
    // From a smaller form the bytes could be had again.
    await running.compression.stop()
    const site = siteSaying('one')
    await running.releases.publish('hotel', site, 0)
    return { ...running, folder, site }
  }

  test('a publish of the unchanged site finds it and draws it again', async () => {
    const { releases, folder, site, read } = await published()
    await damage(folder, '<h1>one</h1>')
    await releases.publish('hotel', site, 0)
    expect(await read('/Rooms/')).toContain('<h1>one</h1>')
  })

  test('a publish finds also what was whole a moment ago', async () => {
    const { releases, folder, site, read } = await published()
    await releases.publish('hotel', site, 0)
    // What looks again in the background would find it first.
    await releases.idle()
    await damage(folder, '<h1>one</h1>')
    await releases.publish('hotel', site, 0)
    expect(await read('/Rooms/')).toContain('<h1>one</h1>')
    expect(await releases.list('hotel')).toHaveLength(2)
  })

  test('a publish is refused when what is lost cannot be made again', async () => {
    const { releases, folder, site, blobs } = await published()
    await damage(folder, '<h1>one</h1>')
    // A disk that keeps nothing, and does not say so.
    vi.spyOn(blobs, 'put').mockImplementation(async (many) => {
      for await (const { bytes } of many) expect(bytes.length).toBeGreaterThan(0)
    })
    await expect(releases.publish('hotel', site, 0)).rejects.toThrow(/are lost.*backup/)
  })

  test('the first visitor waits until the page is drawn again', async () => {
    const { releases, store, live, blobs, folder, site, failures } = await published()
    const onFailure = (failure: unknown) => failures.push(failure)
    const mixtures = { siteOf: async () => ({ site, revision: 0 }) }
    const mend = createMending({ releases, mixtures, liveOf: (id) => store.liveOf(id), onFailure })
    const server = await listen(0)
    onTestFinished(() => server.close())
    server.handle(createHosting({ sites: live, blobs, mend, onFailure }))
    await damage(folder, '<h1>one</h1>')
    const { get } = await import('node:http')
    const body = await new Promise<string>((resolve, reject) => {
      get({ port: server.port, path: '/Rooms/', headers: { host: 'hotel.localhost' }, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve(`${answer.statusCode} ${text}`))
      }).on('error', reject)
    })
    expect(body).toMatch(/^200 .*<h1>one<\/h1>/)
    expect(failures).toEqual([])
  })
})
