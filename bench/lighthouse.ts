import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startInstallation } from '../e2e/installation.ts'
import { printTable, type Row } from './table.ts'

const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = ['', 'en/', 'tr/', 'de/', 'fr/'].flatMap((prefix) => PATHS.map((path) => prefix + path))

const installation = await startInstallation()
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const rows: Row[] = []
try {
  for (const path of PAGES) {
    const result = await lighthouse(installation.siteAddress + path, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    const categories = result?.lhr.categories ?? {}
    for (const name of CATEGORIES) {
      rows.push({
        what: `/${path} ${name}`,
        measured: Math.round((categories[name]?.score ?? 0) * 100),
        unit: '',
        budget: 100,
        atLeast: true,
      })
    }
    const poor = Object.values(result?.lhr.audits ?? {}).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
    )
    for (const audit of poor) console.log(`  /${path} ${audit.id}: ${audit.displayValue ?? audit.title}`)
  }
} finally {
  chrome.kill()
  await installation.stop()
}
printTable('Lighthouse, mobile', rows)
