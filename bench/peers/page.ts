import { gzipSync } from 'node:zlib'
import type { Frame } from '@playwright/test'
import type { Peer } from './install.ts'

/** The document in which a peer draws the same sections: what stands around them, their styles and their texts come with it. */
export async function peerDocument(canvas: Frame, { script, styles, preloads }: Peer): Promise<Buffer> {
  const { markup, page } = await canvas.evaluate(readPage)
  const data = `<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
  const program = `${data}<script type="module" src="${script}"></script>`
  const early = preloads.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
  const own = styles ? `<link rel="stylesheet" href="${styles}">` : ''
  const html = markup.replace('</head>', `${early}${own}</head>`).replace('</body>', `${program}</body>`)
  return gzipSync(`<!doctype html>${html}`, { level: 9 })
}

/** Runs in the canvas: the document with an empty `main`, and what its sections say. */
function readPage() {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const script of copy.querySelectorAll('script, base')) script.remove()
  const main = copy.querySelector('main') as HTMLElement
  const textOf = (element: Element | null) => element?.textContent ?? ''
  const parts = [...main.querySelectorAll<HTMLElement>('[data-section]')].map((section) => {
    const heading = section.querySelector('[data-field="title"]')
    const shown = ['data-mode', 'data-side', 'data-joined', 'data-template']
    return {
      id: section.dataset.section,
      className: section.className,
      attributes: Object.fromEntries(
        shown.flatMap((name) => (section.hasAttribute(name) ? [[name, section.getAttribute(name)]] : [])),
      ),
      heading: heading?.localName,
      title: textOf(heading),
      paragraph: textOf(section.querySelector('[data-field="paragraph"]')),
      buttons: [...section.querySelectorAll('a.button')].map((button) => ({
        text: textOf(button),
        address: button.getAttribute('href'),
        className: button.className,
      })),
    }
  })
  const picture = main.querySelector('picture') as HTMLElement
  const image = picture.querySelector('img') as HTMLImageElement
  const photo = {
    className: picture.className,
    background: picture.style.background,
    sources: [...picture.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, files: srcset, sizes })),
    image: { src: image.getAttribute('src'), alt: image.alt, width: image.width, height: image.height },
  }
  main.replaceChildren()
  return { markup: copy.outerHTML, page: { parts, photo } }
}
