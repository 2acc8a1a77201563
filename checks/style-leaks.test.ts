// CSS scoping: a page has sections of many templates, and each style sheet is to reach its own and no other.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'

const sections = join(import.meta.dirname, '..', 'packages', 'sections', 'src')
/** Drawn in many templates and styled for all of them. */
const SHARED = ['parts', 'widgets', 'testing', 'searching', 'missing']
const folders = readdirSync(sections, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() && !SHARED.includes(one.name) ? [one.name] : [],
)

const filesOf = (folder: string, ending: string) =>
  readdirSync(join(sections, folder)).flatMap((file) =>
    file.endsWith(ending) && !file.includes('.test.') ? [readFileSync(join(sections, folder, file), 'utf8')] : [],
  )

/** A footer draws the end of the panel that stands above it. */
const MEANT = ['cta2 band']

/** What bars and footers draw stands beside every template. */
const AROUND = ['bar-hours', 'footer-hours', 'footer']

/** The classes that some views draw. */
function classesOf(views: readonly string[]): ReadonlySet<string> {
  const written = views.flatMap((view) => [...view.matchAll(/["'`]([\w\s-]+)["'`]/g)])
  return new Set(written.flatMap(([, words = '']) => words.trim().split(/\s+/)))
}

/** The classes that the views of a template draw, and those around all of them. */
const drawn = new Map([
  ...folders.map((folder) => [folder, classesOf(filesOf(folder, '.tsx'))] as const),
  [
    'around',
    classesOf(AROUND.map((name) => readFileSync(join(sections, 'parts', `${name}.view.tsx`), 'utf8'))),
  ] as const,
])

/** The classes that something must have, hold or stand in, for a selector to reach it. */
function classesIn(selector: Selector): readonly string[] {
  return selector.flatMap((part): readonly string[] => {
    if (part.type === 'class') return [part.name]
    if (part.type !== 'pseudo-class' || !('selectors' in part) || part.kind === 'not') return []
    return (part.selectors as Selector[]).flatMap(classesIn)
  })
}

function selectorsIn(sheet: string): readonly Selector[] {
  const found: Selector[] = []
  transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    visitor: { Rule: { style: (rule) => void found.push(...rule.value.selectors) } },
  })
  return found
}

/** What a style sheet reaches in others: classes that they draw, too, and none of its own around them. */
function leaksOf(folder: string, sheet: string): readonly string[] {
  const others = [...drawn].filter(([name]) => name !== folder)
  const isElsewhere = (name: string) => others.some(([, classes]) => classes.has(name))
  return selectorsIn(sheet).flatMap((selector) => {
    const classes = classesIn(selector)
    return classes.length > 0 && classes.every(isElsewhere) && !MEANT.includes(`${folder} ${classes.join(' ')}`)
      ? [classes.join(' ')]
      : []
  })
}

test.each(folders)('the styles of %s reach no other template', (folder) => {
  expect(filesOf(folder, '.css').flatMap((sheet) => leaksOf(folder, sheet))).toEqual([])
})

test('a style that reaches another template is told', () => {
  expect(leaksOf('event-list', '.event-rows > li { display: grid; }')).toEqual(['event-rows'])
  expect(leaksOf('event-list', ':where(.event-list) .event-rows > li { display: grid; }')).toEqual([])
})
