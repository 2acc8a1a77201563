import { digest } from './digest.ts'
import { type OutputFile, plainFile } from './output.ts'

/** The islands that some markup asks for by `data-island`, and the one that lets links to sections glide. Sorted. */
export function islandsIn(markup: string, islands: { readonly [name: string]: string }): readonly string[] {
  const names = new Set<string>()
  for (const [, name] of markup.matchAll(/ data-island="([a-z0-9 -]+)"/g))
    for (const one of name!.split(' ')) names.add(one)
  if (/ href="[^"]*#comp-/.test(markup)) names.add('anchor')
  return [...names].filter((name) => Object.hasOwn(islands, name)).toSorted()
}

/** Some islands as one file: a page asks once. */
export function scriptFile(names: readonly string[], islands: { readonly [name: string]: string }): OutputFile {
  const code = names.map((name) => `(()=>{${islands[name]!.trim()}})();\n`).join('')
  return plainFile(`/scripts/${names.join('-')}-${digest(code)}.js`, 'text/javascript; charset=utf-8', code, {
    isImmutable: true,
  })
}
