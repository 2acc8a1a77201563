import { asTheyAre, type FrameProvider, hostOf, partsOf } from './provider.ts'

const POST = /\/(?:posts|photos|videos|reel|share)\/[\w%]/
const PAGE_BOX = 'page.php?tabs=timeline'
const POST_BOX = 'post.php?show_text=true'
/** Where what is shown is named behind the question mark, by what, and the box for it. */
const NAMED_BEHIND: { readonly [first: string]: readonly [name: string, box: string] } = {
  'permalink.php': ['story_fbid', POST_BOX],
  'story.php': ['story_fbid', POST_BOX],
  'photo.php': ['fbid', POST_BOX],
  photo: ['fbid', POST_BOX],
  watch: ['v', 'video.php?show_text=true'],
  'profile.php': ['id', PAGE_BOX],
}
/** Of what stands below these no box shows anything: events, groups, and what belongs to nobody. */
const NO_PAGES =
  /^(?:events?|groups|marketplace|gaming|hashtag|search|stories|media|plugins|sharer?|login|help|business)(?:\.php)?$/
/** Parts of a page: what is shown is the page. */
const PARTS_OF_PAGE = /^(?:about|reviews|photos|videos|posts|events|community|services|menu|shop|reels|mentions)$/

/** What of an address is kept, without what says how somebody came, and the box that shows it. */
function facebookPage(address: URL): { readonly path: string; readonly box: string } | undefined {
  const { pathname, searchParams } = address
  const [first = '', second = '', ...deeper] = partsOf(address)
  const [name, box] = NAMED_BEHIND[first] ?? []
  if (name !== undefined && box !== undefined) {
    const kept = [...new Set([name, 'id'])].flatMap((one) => {
      const value = searchParams.get(one)
      return value && /^\w+$/.test(value) ? [`${one}=${value}`] : []
    })
    return kept[0]?.startsWith(`${name}=`) ? { path: `${pathname}?${kept.join('&')}`, box } : undefined
  }
  if (POST.test(pathname) && !/^(?:events|groups)$/.test(first)) return { path: pathname, box: POST_BOX }
  if (first === '' || NO_PAGES.test(first)) return undefined
  if (deeper.length === 0 && PARTS_OF_PAGE.test(second)) return { path: `/${first}`, box: PAGE_BOX }
  const isPage = second === '' || /^(?:pages|people|p)$/.test(first)
  return isPage ? { path: pathname, box: PAGE_BOX } : undefined
}

/** A post, or a page with what people say of it. */
const facebook: FrameProvider = {
  name: 'Facebook',
  kind: 'post',
  origins: ['https://www.facebook.com'],
  read(address) {
    if (hostOf(address) !== 'facebook.com') return undefined
    if (/^\/plugins\/(?:post|page|video)\.php$/.test(address.pathname)) {
      const href = address.searchParams.get('href') ?? ''
      const inner = URL.canParse(href) ? new URL(href) : undefined
      return inner && !inner.pathname.startsWith('/plugins/') ? this.read(inner) : undefined
    }
    if (!/^\/[\w.%-]+(?:\/[\w.%-]+){0,4}\/?$/.test(address.pathname)) return undefined
    const found = facebookPage(address)
    if (!found) return undefined
    const page = `https://www.facebook.com${found.path}`
    return {
      page,
      embed: `https://www.facebook.com/plugins/${found.box}&href=${encodeURIComponent(page)}`,
      shape: 'TALL',
    }
  },
}

const instagram: FrameProvider = {
  name: 'Instagram',
  kind: 'post',
  origins: ['https://www.instagram.com'],
  read(address) {
    const [, kind, id] = /\/(p|reel)\/([\w-]{5,40})(?:\/|$)/.exec(address.pathname) ?? []
    if (hostOf(address) !== 'instagram.com' || id === undefined) return undefined
    const page = `https://www.instagram.com/${kind}/${id}/`
    return { page, embed: `${page}embed/captioned/`, shape: 'TALL' }
  },
}

const tiktok: FrameProvider = {
  name: 'TikTok',
  kind: 'post',
  origins: ['https://www.tiktok.com'],
  read(address) {
    const [, path, id] = /^\/(@[\w.-]+\/video|embed\/v2|embed|player\/v1)\/(\d{8,25})\/?$/.exec(address.pathname) ?? []
    if (hostOf(address) !== 'tiktok.com' || id === undefined) return undefined
    const embed = `https://www.tiktok.com/embed/v2/${id}`
    return { page: path?.startsWith('@') ? `https://www.tiktok.com/${path}/${id}` : embed, embed, shape: 'TALL' }
  },
}

const FRAMED_POST = 'https://platform.twitter.com'

const x: FrameProvider = {
  name: 'X',
  kind: 'post',
  origins: [FRAMED_POST],
  read(address) {
    const framed = address.origin === FRAMED_POST ? address.searchParams.get('id') : null
    const isOnX = ['x.com', 'twitter.com'].includes(hostOf(address))
    const [, who = 'i', id = framed] = (isOnX && /^\/(\w{1,20})\/status\/(\d{5,25})\b/.exec(address.pathname)) || []
    if (id === null || !/^\d{5,25}$/.test(id)) return undefined
    const embed = `${FRAMED_POST}/embed/Tweet.html?dnt=true&id=${id}`
    return { page: `https://x.com/${who}/status/${id}`, embed, shape: 'TALL' }
  },
}

const spotify: FrameProvider = {
  name: 'Spotify',
  kind: 'post',
  origins: ['https://open.spotify.com'],
  read(address) {
    if (address.origin !== 'https://open.spotify.com') return undefined
    const [kind = '', id = ''] = partsOf(address).filter((part) => part !== 'embed' && !part.startsWith('intl-'))
    if (!/^(?:album|artist|episode|playlist|show|track)$/.test(kind) || !/^\w{10,30}$/.test(id)) return undefined
    const path = `${kind}/${id}`
    return { page: `${address.origin}/${path}`, embed: `${address.origin}/embed/${path}`, shape: 'WIDE' }
  },
}

/** What people say about a business, in the box that its account there gives out. */
const trustpilot = asTheyAre(
  { name: 'Trustpilot', kind: 'post', origins: ['https://widget.trustpilot.com'] },
  /^https:\/\/[^/]+\/trustboxes\/\w+\/index\.html(?:\?|$)/,
)

/** A house to walk through. */
const matterport = asTheyAre(
  { name: 'Matterport', kind: 'post', origins: ['https://my.matterport.com'] },
  /^https:\/\/[^/]+\/show\/?\?(?:.*&)?m=\w{5,20}/,
)

/** What is written elsewhere, heard and walked through: reviews, posts, music, tours. */
export const posts: readonly FrameProvider[] = [facebook, instagram, tiktok, x, trustpilot, matterport, spotify]
