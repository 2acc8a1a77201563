import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import { type Hash, hashOf, plainBlob } from './blobs.ts'
import { disk, type Files } from './files.ts'
import { openFolderBlobs } from './folder.ts'
import { GRACE } from './packed.ts'

const text = (words: string) => plainBlob(Buffer.from(words))

/** Flips a bit of these bytes wherever they lie in the folder. */
async function damage(folder: string, bytes: Uint8Array): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const all = await readFile(path)
    const at = all.indexOf(bytes)
    if (at < 0) continue
    all[at]! ^= 1
    await writeFile(path, all)
  }
}

describe('a damaged blob', () => {
  test('is served from a form that is whole, and kept again', async () => {
    const folder = newFolder()
    const told: string[] = []
    const blobs = await openFolderBlobs(folder, { onDamage: (what) => told.push(what) })
    const { hash, bytes } = text('a page that everybody reads')
    await blobs.put([
      { hash, form: 'plain', bytes },
      { hash, form: 'br', bytes: brotliCompressSync(bytes) },
    ])
    await damage(folder, bytes)
    expect((await blobs.read(hash))?.toString()).toBe('a page that everybody reads')
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(hash)
    expect((await (await openFolderBlobs(folder)).read(hash))?.toString()).toBe('a page that everybody reads')
  })

  test('is not there: neither for who asks nor for who puts it, who mends it so', async () => {
    const folder = newFolder()
    const blobs = await openFolderBlobs(folder, { onDamage: () => {} })
    await blobs.put([text('only here')])
    await damage(folder, text('only here').bytes)
    await blobs.put([text('only here')])
    expect((await blobs.read(text('only here').hash))?.toString()).toBe('only here')
    await damage(folder, text('only here').bytes)
    expect(await blobs.read(text('only here').hash)).toBeUndefined()
    expect(await blobs.has(text('only here').hash)).toBe(false)
  })
})

describe('who looks at many blobs at once', () => {
  const named = (number: number) => text(`page ${number} ${'words '.repeat(number * 40)}`)
  const pages = Array.from({ length: 400 }, (_, number) => named(number))
  const hashes = pages.map(({ hash }) => hash)

  test('is told of those that are damaged, cut off, gone or never were, and of no others', async () => {
    const folder = newFolder()
    const blobs = await openFolderBlobs(folder, { onDamage: () => {} })
    await blobs.put(pages.slice(0, 200))
    await blobs.put(pages.slice(200))
    expect(await blobs.lost(hashes)).toEqual(new Set())
    await damage(folder, named(7).bytes)
    await damage(folder, named(399).bytes)
    const squeezed = { hash: named(8).hash, form: 'br', bytes: brotliCompressSync(named(8).bytes) } as const
    await blobs.put([squeezed])
    await damage(folder, named(8).bytes)
    const unknown = text('nobody has put this').hash
    expect(await blobs.lost([...hashes, unknown])).toEqual(new Set([named(7).hash, named(399).hash, unknown]))
    for (const name of await readdir(folder)) await writeFile(join(folder, name), '')
    expect(await (await openFolderBlobs(folder)).lost(hashes)).toEqual(new Set(hashes))
    expect(await blobs.lost(hashes)).toEqual(new Set(hashes))
  })

  test('waits for the disk a few times, not once for each', async () => {
    let opened = 0
    const open: Files['open'] = (path, flags) => {
      opened += 1
      return disk.open(path, flags)
    }
    const files = { ...disk, open }
    const blobs = await openFolderBlobs(newFolder(), { files })
    await blobs.put(pages)
    opened = 0
    await blobs.lost(hashes)
    expect(opened).toBe(1)
  })
})

describe('garbage collection', () => {
  const later = (days: number) => () => Date.now() + days * GRACE
  const collecting = (...needed: Hash[]) => ({ findNeeded: async () => new Set(needed) })

  test('removes what nobody needs after a day, not before, and puts packs together', async () => {
    const folder = newFolder()
    const young = await openFolderBlobs(folder)
    for (let number = 0; number < 40; number += 1) await young.put([text(`page ${number}`), text(`waste ${number}`)])
    const needed = Array.from({ length: 40 }, (_, number) => text(`page ${number}`).hash)
    await young.collect(collecting(...needed))
    expect(await readdir(folder)).toHaveLength(40)

    const blobs = await openFolderBlobs(folder, { now: later(2) })
    expect(await blobs.collect(collecting(...needed))).toMatchObject({ packsBefore: 40, packsAfter: 1 })
    expect(await readdir(folder)).toHaveLength(1)
    // Who had opened the folder before reads on.
    for (const reader of [young, blobs, await openFolderBlobs(folder)]) {
      for (const hash of needed) expect(hashOf((await reader.read(hash))!)).toBe(hash)
      expect(await reader.read(text('waste 1').hash)).toBeUndefined()
    }
  })

  test('many small packs become one before they are old, and nothing that is in them is lost to anybody', async () => {
    const folder = newFolder()
    const blobs = await openFolderBlobs(folder)
    const reader = await openFolderBlobs(folder)
    const hashes: Hash[] = []
    for (let number = 0; number < 65; number += 1) {
      if (number === 64) await blobs.putTogether()
      expect(await readdir(folder)).toHaveLength(number)
      await blobs.put([text(`page ${number}`)])
      hashes.push(text(`page ${number}`).hash)
    }
    expect(hashOf((await reader.read(hashes[0]!))!)).toBe(hashes[0])
    await blobs.putTogether()
    expect(await readdir(folder)).toHaveLength(1)
    for (const one of [blobs, reader, await openFolderBlobs(folder)])
      for (const hash of hashes) expect(hashOf((await one.read(hash))!)).toBe(hash)
  })

  test('passes over packs that another process has put together meanwhile', async () => {
    const folder = newFolder()
    const [one, other] = [await openFolderBlobs(folder), await openFolderBlobs(folder)]
    await one.put([text('page'), text('waste')])
    expect(await other.has(text('page').hash)).toBe(true)
    const { hash } = text('page')
    await (await openFolderBlobs(folder, { now: later(2) })).collect(collecting(hash))
    // It has read from the pack that is gone, and still has it open.
    const late = await openFolderBlobs(folder, { now: later(2) })
    expect(await late.collect(collecting(hash))).toBeDefined()
    await expect(other.putTogether({ most: 0 })).resolves.toBeUndefined()
    for (const reader of [one, other, late]) expect(hashOf((await reader.read(hash))!)).toBe(hash)
  })

  test('leaves what was put again, and packs that it does not understand', async () => {
    const folder = newFolder()
    await (await openFolderBlobs(folder)).put([text('back again')])
    await writeFile(join(folder, 'torn.pack'), 'torn')
    const blobs = await openFolderBlobs(folder, { now: later(0.7) })
    // A publish has put it and has not yet said so when the collection begins.
    await blobs.put([text('back again')])
    const collector = await openFolderBlobs(folder, { now: later(1.2) })
    await collector.collect(collecting())
    expect(await blobs.has(text('back again').hash)).toBe(true)
    expect(await readdir(folder)).toContain('torn.pack')
  })

  test('one process at a time', async () => {
    const folder = newFolder()
    const blobs = await openFolderBlobs(folder, { now: later(2) })
    await blobs.put([text('a')])
    const old = await openFolderBlobs(folder, { now: later(4) })
    await appendFile(join(folder, 'collecting'), '')
    expect(await (await openFolderBlobs(folder)).collect(collecting())).toBeUndefined()
    // Whoever held it has ended long ago.
    expect(await old.collect(collecting())).toBeDefined()
  })

  test('stopped at any write, it loses nothing that is needed', async () => {
    for (let step = 0; ; step += 1) {
      const folder = newFolder()
      const blobs = await openFolderBlobs(folder)
      for (let number = 0; number < 12; number += 1) await blobs.put([text(`page ${number}`), text(`waste ${number}`)])
      const needed = Array.from({ length: 12 }, (_, number) => text(`page ${number}`).hash)
      const door = stoppingAt(step)
      const dying = await openFolderBlobs(folder, { now: later(2), files: door.files })
      const isDone = await dying.collect(collecting(...needed)).then(
        () => true,
        () => false,
      )
      const after = await openFolderBlobs(folder, { now: later(4) })
      for (const hash of needed) expect((await after.read(hash)) && hash).toBe(hash)
      await after.collect(collecting(...needed))
      for (const hash of needed) expect(hashOf((await after.read(hash))!)).toBe(hash)
      expect(await after.read(text('waste 3').hash)).toBeUndefined()
      if (isDone) break
    }
  })

  test('whatever is live stays readable byte for byte, whoever puts, forgets and collects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(6), fc.nat(9), fc.nat(3)), { maxLength: 40 }), async (steps) => {
        const folder = newFolder()
        let now = Date.now()
        const open = () => openFolderBlobs(folder, { now: () => now, files: agedBy(() => now), onDamage: () => {} })
        const processes = [await open(), await open()]
        const live = new Set<Hash>()
        for (const [kind, number, hours] of steps) {
          const blobs = processes[number % 2]!
          const blob = text(`blob ${number}`)
          if (kind <= 1) {
            await blobs.put([blob, text(`with ${number}`)])
            live.add(blob.hash)
          } else if (kind === 2) live.delete(blob.hash)
          else if (kind === 3) now += hours * 9 * 3_600_000
          else if (kind === 6) await blobs.putTogether({ most: 1 })
          else if (kind === 4) processes[number % 2] = await open()
          else await blobs.collect({ findNeeded: async () => new Set(live) })
          for (const hash of live) for (const one of processes) expect(hashOf((await one.read(hash))!)).toBe(hash)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** A disk that takes so many writes and then none. */
function stoppingAt(step: number): { readonly files: Files } {
  let writes = 0
  const mayWrite = () => {
    if (writes >= step) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    writes += 1
  }
  const guarded = <Method extends (...parameters: never[]) => Promise<unknown>>(method: Method) =>
    (async (...parameters: never[]) => {
      mayWrite()
      return method(...parameters)
    }) as Method
  return {
    files: {
      ...disk,
      rename: guarded(disk.rename),
      rm: guarded(disk.rm),
      utimes: guarded(disk.utimes),
      async open(path, flags) {
        if (flags !== 'r') mayWrite()
        const file = await disk.open(path, flags)
        if (flags === 'r') return file
        return new Proxy(file, {
          get(target, key) {
            const value = Reflect.get(target, key, target)
            if (typeof value !== 'function') return value
            const method = value.bind(target)
            return key === 'writeFile' || key === 'datasync' ? guarded(method) : method
          },
        })
      },
    },
  }
}

/** A disk whose files were written when the test's clock says. */
function agedBy(now: () => number): Files {
  return {
    ...disk,
    async rename(from, to) {
      await disk.utimes(from, new Date(now()), new Date(now()))
      await disk.rename(from, to)
    },
    async open(path, flags) {
      const file = await disk.open(path, flags)
      if (flags === 'wx') await disk.utimes(path, new Date(now()), new Date(now()))
      return file
    },
  }
}
