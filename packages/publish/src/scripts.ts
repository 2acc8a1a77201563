import { digest } from './digest.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

interface PageScripts {
  readonly script: string | undefined
  readonly rest: string | undefined
  /** Whether pictures may wait until the script finds them near. */
  readonly holdsPhotos: boolean
}

/** Gathers the scripts that the pages of one publish ask for. */
export function createScripts(islands: PublishInput['islands']) {
  const files = new Map<string, OutputFile>()
  const fileOf = (names: readonly string[], purpose = ''): string | undefined => {
    if (names.length === 0) return undefined
    const file = files.get(names.join()) ?? scriptFile(names, purpose, islands)
    files.set(names.join(), file)
    return file.address
  }
  const known = (names: ReadonlySet<string>) => [...names].filter((name) => Object.hasOwn(islands, name)).toSorted()
  return {
    /** The address of the script that some markup names by `data-island`; undefined where it names none. */
    of: (markup: string): string | undefined => fileOf(known(namesIn(markup, AT_ONCE))),
    /**
     * The scripts of a whole page, `beside` those that no markup names: the one it needs at once, and the one it needs when a
     * visitor begins to do something. On the page of results links do not take the query along: it is what was searched for.
     */
    ofPage(markup: string, beside: readonly string[] = [], keepsQuery = true): PageScripts {
      const atOnce = new Set([...beside, ...namesIn(markup, AT_ONCE)])
      const later = namesIn(markup, LATER)
      if (keepsQuery && INNER_LINK.test(markup)) {
        atOnce.add('arrival')
        later.add('links')
      }
      if (PHOTO.test(markup)) {
        atOnce.add('near')
        later.add('photos')
      }
      const rest = fileOf(known(later), 'rest')
      if (rest) atOnce.add('rest')
      return { script: fileOf(known(atOnce), 'page'), rest, holdsPhotos: known(atOnce).includes('near') }
    },
    /** Markup with the address of each program that a script fetches when somebody means it. */
    placed: (markup: string): string =>
      markup.replace(PROGRAM, (_, name: string) => {
        const address = fileOf(known(new Set([name])))
        return address ? ` data-program="${address}"` : ''
      }),
    files: (): Iterable<OutputFile> => files.values(),
  }
}

/** The attributes by which markup names islands: those it needs at once, and those that can wait for a visitor. */
const AT_ONCE = / data-island="([a-z0-9 -]+)"/g
const LATER = / data-then="([a-z0-9 -]+)"/g
/** What only some visitors need, and names itself alone. */
const PROGRAM = / data-program="([a-z-]+)"/g
const PHOTO = / class="photo[" ]/
const INNER_LINK = / href="(?:\/|#comp-)/

function namesIn(markup: string, attribute: RegExp): Set<string> {
  return new Set([...markup.matchAll(attribute)].flatMap(([, names]) => names!.split(' ')))
}

/** Some islands as one file: a page asks once. One has its own name, several are called by what they are for. */
function scriptFile(names: readonly string[], purpose: string, islands: PublishInput['islands']): OutputFile {
  const code = names.map((name) => `(()=>{${islands[name]!.trim()}})();\n`).join('')
  return plainFile(
    `/scripts/${purpose || names.join('-')}-${digest(code)}.js`,
    'text/javascript; charset=utf-8',
    code,
    {
      isImmutable: true,
    },
  )
}
