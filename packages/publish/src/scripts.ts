import { digest } from './digest.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

/** Gathers the scripts that the pages of one publish ask for. */
export function createScripts(islands: PublishInput['islands']) {
  const files = new Map<string, OutputFile>()
  return {
    /** The address of the script that some markup needs; undefined where it needs none. */
    of(markup: string): string | undefined {
      const names = islandsIn(markup, islands)
      if (names.length === 0) return undefined
      const file = files.get(names.join()) ?? scriptFile(names, islands)
      files.set(names.join(), file)
      return file.address
    },
    files: (): Iterable<OutputFile> => files.values(),
  }
}

/** The islands that some markup asks for by `data-island`, and the one that lets links to sections glide. Sorted. */
function islandsIn(markup: string, islands: { readonly [name: string]: string }): readonly string[] {
  const names = new Set<string>()
  for (const [, name] of markup.matchAll(/ data-island="([a-z0-9 -]+)"/g))
    for (const one of name!.split(' ')) names.add(one)
  if (/ href="[^"]*#comp-/.test(markup)) names.add('anchor')
  return [...names].filter((name) => Object.hasOwn(islands, name)).toSorted()
}

/** Some islands as one file: a page asks once. */
function scriptFile(names: readonly string[], islands: { readonly [name: string]: string }): OutputFile {
  const code = names.map((name) => `(()=>{${islands[name]!.trim()}})();\n`).join('')
  return plainFile(`/scripts/${names.join('-')}-${digest(code)}.js`, 'text/javascript; charset=utf-8', code, {
    isImmutable: true,
  })
}
