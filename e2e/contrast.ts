import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text as it stands on the page, in CSS px from its beginning. */
interface Line {
  readonly text: string
  readonly color: string
  readonly isLarge: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** WCAG 1.4.3, and a little for what a picture loses in encoding. */
const RATIO = { text: 4.4, large: 2.9 }
/** Of all pixels behind a line, the few worst count for nothing: grain, the edge of a neighbour. */
const PASSED_OVER = 0.02

/** Every line of text of a page that cannot be read on what lies behind it, measured by the pixels of the page without its text. */
export async function unreadableLines(page: Page): Promise<readonly string[]> {
  await page.evaluate(showAll)
  const lines = await page.evaluate(findLines)
  if (lines.length === 0) return ['The page has no text.']
  await page.addStyleTag({ content: WITHOUT_TEXT })
  const { data, info } = await pixelsOfPage(page)
  const pixelsOf = ({ left, top, width, height }: Line): number[] => {
    const found: number[] = []
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 2)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 2) {
        const at = (y * info.width + x) * info.channels
        found.push((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
      }
    return found
  }
  return lines.flatMap((line) => {
    const ratio = worstRatio(line, pixelsOf(line))
    return ratio < (line.isLarge ? RATIO.large : RATIO.text) ? [`${ratio.toFixed(2)} ${line.text}`] : []
  })
}

/** The whole page, as high as it is. A PNG that is packed in haste has the same pixels, in a third of the time. */
async function pixelsOfPage(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'png', optimizeForSpeed: true, captureBeyondViewport: true },
    clip: { ...cssContentSize, scale: 1 },
  })
  await session.detach()
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Nothing floats and nothing moves, and what would be text leaves its place to what lies behind it. */
const WITHOUT_TEXT = `
*, ::before, ::after, ::placeholder {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}
svg { visibility: hidden !important; }
`

/** Pictures that wait for the window to come near are there, what floats is away, and a bar for phones stands at the end of the page. */
async function showAll(): Promise<void> {
  const style = document.createElement('style')
  style.textContent =
    '.floating{display:none!important}.navbar{position:absolute!important}.phone-bar{position:static!important}*,::before,::after{transition:none!important}'
  document.head.append(style)
  document.documentElement.classList.add('is-lazy')
  for (const photo of document.querySelectorAll('.photo')) photo.classList.add('is-near')
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  for (const image of document.images) image.style.cssText += ';opacity:1'
}

function findLines(): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    const text = node.textContent!.trim()
    if (text === '' || element.closest('script,style,noscript,.hidden-label,.skip-link,option')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const clips: DOMRect[] = []
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') clips.push(box.getBoundingClientRect())
    const range = document.createRange()
    range.selectNodeContents(node)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue
      if (clips.some((clip) => left + width > clip.right + 1 || left < clip.left - 1)) continue
      // The box of a line is higher than its letters.
      const inset = height * 0.2
      lines.push({
        ...{
          text: `“${text.slice(0, 40)}” in .${element.className || element.parentElement!.className}`,
          color,
          isLarge,
        },
        ...{ left: left + scrollX, top: top + scrollY + inset, width, height: height - 2 * inset },
      })
    }
  }
  return lines
}

function worstRatio({ color }: Line, pixels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const ratioOn = (packed: number) => {
    const pixel = [packed >> 16, (packed >> 8) & 255, packed & 255]
    const over = [red, green, blue].map((channel, index) => channel * alpha + pixel[index]! * (1 - alpha))
    const [dark, light] = [luminance(over), luminance(pixel)].toSorted((one, two) => one - two)
    return (light! + 0.05) / (dark! + 0.05)
  }
  // A ground has few colours.
  const known = new Map<number, number>()
  for (const pixel of pixels) if (!known.has(pixel)) known.set(pixel, ratioOn(pixel))
  const ratios = pixels.map((pixel) => known.get(pixel)!)
  return ratios.toSorted((one, two) => one - two)[Math.floor(ratios.length * PASSED_OVER)] ?? 21
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
