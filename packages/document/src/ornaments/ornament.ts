import type { Said } from '../said.ts'

/** An ornament of the theme (theming), from outside: the sign and the shapes a site may have beside those of its look. */
export interface Ornament {
  /** Names it in sites and in styles, `[data-ornament="rope"]`; never changed. */
  readonly id: string
  /** What owners call it: one name for all languages, or one in each. */
  readonly label: string | Said
  /** The sign under headings and beside its name, as a CSS shape (`clip-path`) in a square: 'circle(40%)'. */
  readonly sign: string
}

/** The ornaments that Mimar has itself; their shapes stand in the styles of parts and templates. */
export const ORNAMENTS = ['girih', 'arc', 'tile', 'rule'] as const

/** Names it in sites: small letters, digits and hyphens. */
export const ORNAMENT_ID = /^(?!none$)[a-z][a-z0-9-]{1,29}$/

/** Shapes alone: what closes a declaration, asks for a file or reads a token is none. */
const SIGN = /^(?:polygon|circle|ellipse|inset)\([\d\s.,%a-z()+*/-]*\)$/

/** A descriptor, checked as it is defined; throws one sentence that names the ornament, what is wrong and the cure. */
export function defineOrnament<const O extends Ornament>(ornament: O): O {
  const fault = faultOf(ornament)
  if (fault) throw new Error(`The ornament "${ornament.id}" cannot be taken: ${fault}.`)
  return ornament
}

function faultOf({ id, sign }: Ornament): string | undefined {
  const own: readonly string[] = ORNAMENTS
  if (!ORNAMENT_ID.test(id)) return 'its id has other characters than a-z, 0-9 and -, or is "none". Give it another'
  if (own.includes(id)) return 'Mimar has one of that id. Give it another'
  if (!SIGN.test(sign) || /url|var|attr|env/.test(sign))
    return `its sign "${sign}" is no shape. Write polygon(…), circle(…), ellipse(…) or inset(…)`
  return undefined
}
