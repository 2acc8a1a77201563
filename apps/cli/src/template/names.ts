import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '@mimar/server'

/** What the parts of a template are called, all from one name: `guest-book`. */
export interface Names {
  /** Of its folder, its files and its class: 'guest-book'. */
  readonly folder: string
  /** Of its definition in code: 'guestBook'. */
  readonly definition: string
  /** Of its view, and its permanent id: 'GuestBook'. */
  readonly id: string
}

/** Where a template imports what all of them share from: beside it in the checkout, or the packages. */
export interface Home {
  readonly fields: string
  readonly sharedFields: string
  readonly template: string
  readonly words: string
  readonly testing: string
  /** Where a shared view stands, by its file. */
  view(file: string): string
}

/** Words that no constant of JavaScript may be called. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

/** The names of a new template; refuses one that is no identifier. */
export function namesOf(name: string): Names {
  const example = 'Use small Latin letters, digits and single hyphens, a letter first: prices, or guest-book.'
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new StartRefusal(`"${name}" cannot be the name of a template. ${example}`)
  if (RESERVED.test(name))
    throw new StartRefusal(`"${name}" is a word of JavaScript and cannot be the name of a template. ${example}`)
  const definition = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { folder: name, definition, id: definition[0]?.toUpperCase() + definition.slice(1) }
}

/** Refuses names that something in the folder of all templates has already: a folder, an id or a class of styles. */
export function refuseTaken({ folder, id }: Names, templates: string): void {
  if (existsSync(join(templates, folder)))
    throw new StartRefusal(`${join(templates, folder)} exists already. Choose another name, or remove that folder.`)
  for (const entry of readdirSync(templates, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    // Templates of tests are of no site.
    if (entry.isDirectory() || !/(?<!\.test)\.(?:ts|css)$/.test(entry.name)) continue
    const text = readFileSync(file, 'utf8')
    const taken = entry.name.endsWith('.css')
      ? new RegExp(`\\.${folder}(?![\\w-])`).test(text) && `styles the class .${folder}`
      : new RegExp(`\\bid: '${id}'`, 'i').test(text) && `is a template with the id ${id}`
    if (taken) throw new StartRefusal(`The name "${folder}" is taken: ${file} ${taken}. Choose another one.`)
  }
}
