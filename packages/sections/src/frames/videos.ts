import { type Frame, type FrameProvider, hostOf, partsOf } from './provider.ts'

/** An id of YouTube; `videoseries` is as long, and means a list. */
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/
const BEFORE_ID = new Set(['embed', 'shorts', 'live', 'v'])

function youtubeId(address: URL): string {
  const [first = '', second = ''] = partsOf(address)
  const host = hostOf(address)
  if (host === 'youtu.be') return first
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return ''
  return first === 'watch' ? (address.searchParams.get('v') ?? '') : BEFORE_ID.has(first) ? second : ''
}

/** Seconds from `90`, `90s` or `1m30s`; 0 for none. */
function secondsOf(time: string | null): number {
  const [all = '', hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? []
  return all === '' ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Asked on the host that keeps no cookies; the address without a frame is the usual one. */
export const youtube: FrameProvider = {
  name: 'YouTube',
  kind: 'video',
  origins: ['https://www.youtube-nocookie.com'],
  read(address) {
    const id = youtubeId(address)
    if (!YOUTUBE_ID.test(id)) return undefined
    const embed = `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1`
    if (partsOf(address)[0] === 'shorts') return { page: `https://www.youtube.com/shorts/${id}`, embed, shape: 'TALL' }
    const start = secondsOf(address.searchParams.get('t') ?? address.searchParams.get('start'))
    const page = `https://www.youtube.com/watch?v=${id}`
    return start === 0
      ? { page, embed, shape: 'WIDE' }
      : { page: `${page}&t=${start}s`, embed: `${embed}&start=${start}`, shape: 'WIDE' }
  },
}

const VIMEO_ID = /^\d{6,12}$/
const VIMEO_HASH = /^[\da-f]{8,20}$/

/** Whose address has a secret part is shown to those who have it, and so to whom the owner shows it. */
export const vimeo: FrameProvider = {
  name: 'Vimeo',
  kind: 'video',
  origins: ['https://player.vimeo.com'],
  read(address): Frame | undefined {
    const host = hostOf(address)
    if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined
    const parts = partsOf(address)
    // A showcase, an album and an event have numbers, and are no video.
    if (/^(?:showcase|album|event)$/.test(parts[0] ?? '') && !parts.includes('video')) return undefined
    // A showcase has a number too, which stands before that of its video.
    const at = VIMEO_ID.test(parts[0] ?? '') ? 0 : parts.findLastIndex((part) => VIMEO_ID.test(part))
    const id = parts[at]
    if (id === undefined) return undefined
    const hash = address.searchParams.get('h') ?? parts[at + 1] ?? ''
    const embed = `https://player.vimeo.com/video/${id}?dnt=1`
    return VIMEO_HASH.test(hash)
      ? { page: `https://vimeo.com/${id}/${hash}`, embed: `${embed}&h=${hash}`, shape: 'WIDE' }
      : { page: `https://vimeo.com/${id}`, embed, shape: 'WIDE' }
  },
}
