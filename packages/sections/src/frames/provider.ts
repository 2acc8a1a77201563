/** How much room a frame takes: a wide film, a square, an upright film or post, or a form that is filled in. */
type FrameShape = 'WIDE' | 'SQUARE' | 'TALL' | 'HIGH'

/** What of a provider's an owner has named. */
export interface Frame {
  /** Where a link leads without a script: what is stored, and is read as itself again. */
  readonly page: string
  /** What a frame loads once a visitor asks for it. */
  readonly embed: string
  readonly shape: FrameShape
}

/** What a section frames: a video, or all else. */
export type FramedKind = 'video' | 'embed'

/** A company whose contents may stand in a frame; its addresses are known by host and path. */
export interface FrameProvider {
  /** What people call it, in every language. */
  readonly name: string
  /** A video has a section of its own; a form is filled in; a post is read. */
  readonly kind: 'video' | 'form' | 'post'
  /** The origins that a page with it may frame, and no other (CSP). */
  readonly origins: readonly string[]
  /** Reads an https address; undefined where it is none that stands in a frame. */
  read(address: URL): Frame | undefined
}

/** A provider that an installation adds: its addresses stand in frames as they are. */
export interface AddedProvider extends Pick<FrameProvider, 'name' | 'origins'> {
  readonly isForm: boolean
  /** How its addresses begin, from `^https:`. */
  readonly embeds: RegExp
}

/** What a frame may do, by what it shows (sandbox, Permissions Policy): enough to work, and never to lead the page away. */
export const rightsOf: {
  readonly [Kind in FrameProvider['kind']]: { readonly sandbox: string; readonly allow: string }
} = {
  video: {
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  },
  form: {
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    allow: '',
  },
  post: { sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox', allow: 'fullscreen' },
}

/** The parts of a path between its slashes. */
export const partsOf = ({ pathname }: URL): readonly string[] => pathname.split('/').filter((part) => part !== '')

/** A host without what stands before it for phones and browsers. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^(?:www|m|mobile|web)\./, '')

/** One whose addresses stand in frames as they are, where they have that form. An origin may say `*.` for all hosts below. */
export function asTheyAre(about: Pick<FrameProvider, 'name' | 'kind' | 'origins'>, form: RegExp): FrameProvider {
  const shape = about.kind === 'form' ? 'HIGH' : 'WIDE'
  return {
    ...about,
    read({ origin, pathname, search }) {
      const page = origin + pathname + search
      const isTheirs = about.origins.some((one) => one === origin || origin.endsWith(one.split('*')[1] ?? '\n'))
      return isTheirs && form.test(page) ? { page, embed: page, shape } : undefined
    },
  }
}
