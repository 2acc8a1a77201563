// Captions (WebVTT): read strictly, so that what a browser would pass over in silence is told with its line.
import { FileRefusal } from './refusal.ts'

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+\\S.*)?$`)

/** Whether it may be captions at all, by its first bytes: text, and nothing that is not. */
export const isText = (start: Uint8Array) => !start.subarray(0, 512).includes(0)

/** Whether these are captions for certain. */
export const beginsCaptions = (start: Uint8Array) =>
  /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(Buffer.from(start).toString('utf8'))

/** Refuses captions that a browser would not show as they were meant; how many there are. */
export function readCaptions(bytes: Uint8Array): number {
  const lines = linesOf(bytes)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new FileRefusal('captions-no-head', '1')
  let cues = 0
  let before = 0
  for (const { at, block } of blocksOf(lines)) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) continue
    before = readCue(at, block, before)
    cues += 1
  }
  if (cues === 0) throw new FileRefusal('captions-no-cues', String(lines.length))
  return cues
}

function linesOf(bytes: Uint8Array): string[] {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(/\r\n|\n|\r/)
  } catch {
    throw new FileRefusal('not-captions')
  }
}

interface Block {
  /** The number of its first line, as people count. */
  readonly at: number
  readonly block: readonly string[]
}

/** What stands between empty lines, behind the first one. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let block: string[] = []
  for (let index = lines.indexOf('') < 0 ? lines.length : lines.indexOf(''); index <= lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line !== '') block.push(line)
    else if (block.length > 0) {
      blocks.push({ at: index - block.length + 1, block })
      block = []
    }
  }
  return blocks
}

/** When it begins, in milliseconds. */
function readCue(at: number, block: readonly string[], before: number): number {
  // A name may stand above the times.
  const named = block[0]?.includes('-->') ? 0 : 1
  const line = at + named
  const found = TIMES.exec(block[named]?.trim() ?? '')
  if (!found) throw new FileRefusal('captions-time', String(Math.min(line, at + block.length - 1)))
  const [start, end] = [found.slice(1, 5), found.slice(5, 9)].map(millisecondsOf) as [number, number]
  if (end <= start || start < before) throw new FileRefusal('captions-order', String(line))
  const said = block.slice(named + 1)
  if (said.length === 0) throw new FileRefusal('captions-text', String(line))
  const stray = said.findIndex((text) => text.includes('-->'))
  if (stray >= 0) throw new FileRefusal('captions-time', String(line + 1 + stray))
  return start
}

function millisecondsOf([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}
