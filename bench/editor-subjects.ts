import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { inTurns, type Row } from './table.ts'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** One of those that show the same page: bare, Mimar, an editor of others. */
export interface Subject {
  readonly name: string
  readonly address: string
  /** The page is drawn in a frame, and its changes are stored. */
  readonly isOurs: boolean
  /** Nothing but the page. */
  readonly isBare: boolean
}

/** A page of so many sections, and all who show it: the bare page, Mimar, then its peers. */
export interface Compared {
  readonly sections: number
  readonly bare: Subject
  readonly ours: Subject
  readonly peers: readonly Subject[]
  readonly cookies: Cookies
}

export const ROUNDS = 5
const USUAL = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
/** Without a frame rate to wait for, what is measured is work and not the phase of a clock. */
export const WITHOUT_CLOCK = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** A browser as on its first day: a profile of its own, nothing cached, nothing compiled; thrown away afterwards. */
export async function withFreshBrowser<Result>(
  cookies: Cookies,
  work: (page: Page) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'mimar-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    args: [...USUAL, ...flags],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  try {
    await context.addCookies(cookies)
    return await work(await context.newPage())
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

/** The frame that holds the page, when it shows that many sections and its program is there. */
export async function pageOf(page: Page, { isOurs }: Subject, sections: number): Promise<Frame> {
  if (isOurs) return canvasOf(page, sections)
  await page
    .locator('main [data-section]')
    .nth(sections - 1)
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page.mainFrame()
}

/** The canvas of the editor, when it shows that many sections. */
export async function canvasOf(page: Page, sections: number): Promise<Frame> {
  const frame = page.frameLocator('iframe').first()
  await frame
    .locator('[data-section]')
    .nth(sections - 1)
    .waitFor()
  // The page comes before the program, which has taken it over once it says words of its own on it.
  await frame.locator('html[style*="--your-text"]').waitFor()
  const found = page.frames().find((one) => one !== page.mainFrame())
  if (!found) throw new Error('The editor has no canvas.')
  await found.evaluate(() => document.fonts.ready)
  return found
}

/** What each of them took, round by round. */
export type Rounds<Measured> = ReadonlyMap<Subject, readonly Measured[]>

/** Everybody once, then everybody again: what else the machine does meets all of them. */
export async function takeTurns<Measured>(
  { bare, ours, peers }: Compared,
  measure: (subject: Subject) => Promise<Measured>,
  rounds = ROUNDS,
): Promise<Rounds<Measured>> {
  const all = new Map<Subject, Measured[]>([bare, ours, ...peers].map((one) => [one, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, measured] of all) measured.push(await measure(subject))
  }
  return all
}

type Bounds = Omit<Parameters<typeof inTurns>[2], 'what'>

/** A row of ours beside the bare page, then one for each peer beside the same. */
export function comparedRows<Measured>(
  { bare, ours, peers }: Compared,
  rounds: Rounds<Measured>,
  of: (measured: Measured) => number,
  { what, ...bounds }: Bounds & { readonly what: string },
): Row[] {
  const figures = (subject: Subject) => (rounds.get(subject) ?? []).map(of)
  const { unit } = bounds
  return [
    inTurns(figures(ours), figures(bare), { what, ...bounds }),
    ...peers.map((peer) => inTurns(figures(peer), figures(bare), { what: `    ${peer.name}`, unit })),
  ]
}
