import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { signedIn } from '../e2e/asking.ts'
import { BROWSER } from '../e2e/browser.ts'
import { publishEverything } from '../e2e/everything.ts'
import { startInstallation } from '../e2e/installation.ts'
import { picturesAreFinished } from './pictures.ts'
import { printTable, type Row } from './table.ts'

const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = ['', 'en/', 'tr/', 'de/', 'fr/'].flatMap((prefix) => PATHS.map((path) => prefix + path))
/** A page with every template: the longest there can be. */
const EVERYTHING = 'en/Everything/'
/** What else the machine does in these seconds can only make a page slower: the best of some tries is the page's own. */
const TRIES = 3

type Scores = { readonly [category: string]: number }
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What is measured: a page of a site, and what it is called in the table. */
interface Measured {
  readonly what: string
  readonly address: string
}

const scoresOf = ({ categories }: Result): Scores =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]))

const isPerfect = (scores: Scores) => Object.values(scores).every((score) => score === 100)

/** The audits that keep a category below 100. */
function printReasons(what: string, { categories, audits }: Result): void {
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue
      console.log(`  ${what} ${category} ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

const installation = await startInstallation()
const chrome = await launch({
  chromePath: BROWSER,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

async function measure({ what, address }: Measured): Promise<Scores> {
  let best: Scores = {}
  for (let tried = 0; tried < TRIES && !(tried > 0 && isPerfect(best)); tried += 1) {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (!run) continue
    if (run.lhr.runtimeError) console.log(`  ${what} could not be measured: ${run.lhr.runtimeError.message}`)
    const scores = scoresOf(run.lhr)
    if (!isPerfect(scores)) printReasons(what, run.lhr)
    best = Object.fromEntries(CATEGORIES.map((name) => [name, Math.max(best[name] ?? 0, scores[name] ?? 0)]))
  }
  return best
}

/** Every page of the reference hotel in every language, and one with every template. */
async function pagesOfHotel(): Promise<readonly Measured[]> {
  await publishEverything(installation)
  await picturesAreFinished(installation)
  return [...PAGES, EVERYTHING].map((path) => ({ what: `/${path}`, address: installation.siteAddress + path }))
}

/** Of every site to begin with, as the product publishes it: the first page in every language, the others in the first. */
async function pagesOfStarters(only?: string): Promise<readonly Measured[]> {
  const api = await signedIn(installation)
  const starters: readonly Starter[] = JSON.parse((await api('/starters')).text)
  const found: Measured[] = []
  for (const { id: starter, languages } of starters.filter(({ id }) => only === undefined || id === only)) {
    const slug = `a-${starter}`
    const made = await api('/sites', { method: 'POST', body: { starter, languages, slug } })
    const { id } = JSON.parse(made.text)
    const published = await api(`/sites/${id}/releases`, { method: 'POST', body: {} })
    if (published.status !== 201) throw new Error(`${starter} was not published: ${published.text}`)
    const { pages } = JSON.parse((await api(`/sites/${id}/document`)).text).site as { pages: { path: string }[] }
    const others = pages.slice(1).map(({ path }) => `${path.slice(1)}/`)
    const paths = [...languages.map((code, index) => (index === 0 ? '' : `${code}/`)), ...others]
    const site = `http://${slug}.localhost:${installation.port}/`
    found.push(...paths.map((path) => ({ what: `${starter} /${path}`, address: site + path })))
  }
  return found
}

interface Starter {
  readonly id: string
  readonly languages: readonly string[]
}

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
try {
  const pages = process.argv.includes('starters') ? await pagesOfStarters(only) : await pagesOfHotel()
  const rows: Row[] = []
  for (const page of pages) {
    const scores = await measure(page)
    for (const name of CATEGORIES) {
      rows.push({ what: `${page.what} ${name}`, measured: scores[name] ?? 0, unit: '', budget: 100, atLeast: true })
    }
  }
  printTable('Lighthouse, mobile', rows)
} finally {
  chrome.kill()
  await installation.stop()
}
