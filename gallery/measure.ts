import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const HOST = 'http://gallery.test'
const TYPES: { readonly [ending: string]: string } = { '.woff2': 'font/woff2', '.ttf': 'font/ttf' }

export type Draw = (address: URL) => string

/** Answers a page's requests from this machine alone: sheets by `draw`, fonts from packages, one photograph for every picture. */
export async function serveSheets(page: Page, draw: Draw): Promise<void> {
  const photo = await readFile(join(root, 'examples/hotel/photos/courtyard-afternoon.jpg'))
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', body: draw(url) })
    if (url.pathname.startsWith('/node_modules/')) {
      const file = join(root, decodeURIComponent(url.pathname))
      return route.fulfill({ contentType: TYPES[extname(file)] ?? '', body: await readFile(file) })
    }
    if (url.pathname.startsWith('/media/')) return route.fulfill({ contentType: 'image/jpeg', body: photo })
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
}

/** Opens the sheet of a setting, and waits until its fonts stand. */
export async function openSheet(page: Page, setting: object): Promise<void> {
  await page.goto(`${HOST}/?${new URLSearchParams({ setting: JSON.stringify(setting) })}`)
  await page.evaluate(async () => {
    // Fonts are asked for when a page is laid out, which a busy machine may do only after it has loaded.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
  })
}

/** What is wrong with a page by measure: too wide, shown though hidden, texts outside the window or upon each other, weak contrast. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Word {
      readonly element: Element
      readonly box: DOMRect
    }
    const faults = new Set<string>()
    const nameOf = (element: Element) => {
      const section = element.closest('[id^="comp-"]')
      return `${section?.classList[1] ?? section?.className ?? ''} ${element.tagName.toLowerCase()}.${element.className}`
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !element.closest('.hidden-label, .skip-link, [inert]')

    /** Within a row of its own that has more than it shows and scrolls to the side, and stands in the window itself. */
    const isScrolledTo = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const doesScroll = getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth
      if (!doesScroll) return isScrolledTo(element.parentElement)
      const { left, right } = element.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1
    }

    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider > 0) faults.add(`the page is ${wider} px wider than the window`)

    // A rule that says how something is shown shows what is hidden, too.
    for (const element of document.querySelectorAll('[hidden]:not([hidden="until-found"])'))
      if (element.checkVisibility({ checkVisibilityCSS: true }))
        faults.add(`${nameOf(element)} is hidden and stands there`)

    const words: Word[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (node.textContent!.trim() === '' || !isSeen(element) || element.closest('svg, style, script')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) words.push({ element, box })
    }

    for (const { element, box } of words) {
      const isCut = [element, element.parentElement!].some((one) => getComputedStyle(one).textOverflow === 'ellipsis')
      if (isCut || element.closest('.slides') || isScrolledTo(element)) continue
      if (box.left < -1 || box.right > innerWidth + 1)
        faults.add(`${nameOf(element)} stands outside the window: ${Math.round(box.left)} to ${Math.round(box.right)}`)
    }

    // The middle halves of lines: boxes of large type reach beyond their letters.
    const middle = ({ top, bottom }: DOMRect) => [top + (bottom - top) / 4, bottom - (bottom - top) / 4] as const
    const sorted = words
      .filter(({ element }) => !element.closest('.slides, .navbar'))
      .toSorted((one, two) => one.box.top - two.box.top)
    for (const [index, one] of sorted.entries()) {
      const [top, bottom] = middle(one.box)
      for (let next = index + 1; next < sorted.length && sorted[next]!.box.top < bottom; next += 1) {
        const two = sorted[next]!
        const [low, high] = middle(two.box)
        const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left)
        if (one.element !== two.element && across > 2 && Math.min(bottom, high) - Math.max(top, low) > 1)
          faults.add(`${nameOf(one.element)} stands upon ${nameOf(two.element)}`)
      }
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const rgba = (color: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (channels: number[]) => {
      const [red, green, blue] = channels.map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const seen = new Set<Element>()
    for (const { element } of words) {
      if (seen.has(element) || element.closest('[data-background], .navbar')) continue
      seen.add(element)
      const style = getComputedStyle(element)
      let ground: Element | null = element
      while (ground && rgba(getComputedStyle(ground).backgroundColor)[3]! < 250) ground = ground.parentElement
      const [one, two] = [rgba(style.color), rgba(getComputedStyle(ground ?? document.body).backgroundColor)]
        .map((color) => luminance(color.slice(0, 3)))
        .toSorted((a, b) => b - a)
      const ratio = (one! + 0.05) / (two! + 0.05)
      const size = Number.parseFloat(style.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      if (ratio < (isLarge ? 3 : 4.5)) faults.add(`${nameOf(element)} has a contrast of ${ratio.toFixed(2)}`)
    }
    return [...faults]
  })
}

/** Where every element of a sheet stands, to be compared with the same one mirrored. */
export function findBoxes(page: Page): Promise<{ name: string; start: number; end: number; top: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg *, style, [dir], .slides *, .hidden-label)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => {
        const { left, right, top } = element.getBoundingClientRect()
        const isRtl = document.documentElement.dir === 'rtl'
        const name = `${element.closest('[id^="comp-"]')?.classList[1] ?? ''} ${element.tagName}.${element.className}`
        return { name, start: isRtl ? innerWidth - right : left, end: isRtl ? innerWidth - left : right, top }
      }),
  )
}

/** How far the page moves by itself while a visitor goes down and its pictures come. Its fonts stand already: only published pages have fallbacks of their measure. */
export function findShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value
    })
    observer.observe({ type: 'layout-shift' })
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    await new Promise(requestAnimationFrame)
    observer.disconnect()
    return sum
  })
}
