import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { AVIF_EFFORT, avifQuality } from '../apps/server/src/media/encode.ts'
import { printTable, type Row } from './table.ts'

/** Tells how far apart two pictures are to an eye: the fault that is seen best, not the mean of all. */
const TOOL = 'butteraugli'
const FOLDER = join(import.meta.dirname, '../examples/hotel/photos')
const PHOTOS = ['hero-courtyard', 'restaurant-hall', 'events-hall-evening', 'room-king', 'terrace', 'breakfast']
const WIDTHS = [720, 1600, 2880]
const STEP = 6
/** Compared in the middle of each picture, which is quicker and shows what matters. */
const PART = { width: 700, height: 440 }

const temporary = mkdtempSync(join(tmpdir(), 'mimar-quality-'))
const [before, after] = ['before.png', 'after.png'].map((name) => join(temporary, name)) as [string, string]

async function middle(picture: Buffer, file: string): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  const left = Math.round((width - PART.width) / 2)
  const top = Math.max(0, Math.round((height - PART.height) / 2))
  await sharp(picture)
    .extract({ ...PART, left, top })
    .png()
    .toFile(file)
}

function distance(): number {
  try {
    return Number(execFileSync(TOOL, [before, after], { encoding: 'utf8' }))
  } catch (cause) {
    throw new Error(`This measures with "${TOOL}", which Debian has in a package of that name. Install it first.`, {
      cause,
    })
  }
}

async function measure(photo: string, width: number): Promise<Row[]> {
  const file = join(FOLDER, `${photo}.jpg`)
  if ((await sharp(file).metadata()).width < width) return []
  const source = await sharp(file).resize(width).removeAlpha().png().toBuffer()
  await middle(source, before)
  const chosen = avifQuality(width > 1600 ? 'wide' : 'full', width)
  const rows: Row[] = []
  for (const quality of [chosen - STEP, chosen, chosen + STEP]) {
    const picture = await sharp(source).avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    await middle(picture, after)
    const what = `${photo}, ${width} px, quality ${quality}${quality === chosen ? ' (chosen)' : ''}`
    rows.push({ what, measured: distance(), unit: `in ${Math.round(picture.length / 1000)} kB` })
  }
  return rows
}

const rows: Row[] = []
try {
  for (const width of WIDTHS) for (const photo of PHOTOS) rows.push(...(await measure(photo, width)))
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
printTable('AVIF beside what it was made of: butteraugli’s distance', rows)
