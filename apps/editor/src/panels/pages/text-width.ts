/** How much of a text search results show, in CSS px of the fonts they use. About, as they change it now and then. */
export const IN_RESULTS = {
  title: { width: 580, font: '20px Arial, sans-serif' },
  description: { width: 920, font: '14px Arial, sans-serif' },
} as const

type Measure = (text: string) => number

let pen: CanvasRenderingContext2D | null | undefined

/** Measures text as search results set it; in a browser only. */
export function widthIn(what: keyof typeof IN_RESULTS): Measure {
  return (text) => {
    pen ??= document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = IN_RESULTS[what].font
    return pen.measureText(text).width
  }
}

/** A text as far as it has room, cut behind a word. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const letters = [...text]
  let [fits, tooLong] = [0, letters.length]
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (measure(`${letters.slice(0, middle).join('')} …`) <= width) fits = middle
    else tooLong = middle
  }
  const cut = letters.slice(0, fits).join('')
  return `${cut.replace(/\s+\S*$/, '')} …`
}

/** The last words that are still shown of a text that is cut; undefined where all of it is. */
export function endOfCut(text: string, width: number, measure: Measure): string | undefined {
  const shown = cutToWidth(text, width, measure)
  return shown === text ? undefined : shown.replace(/ …$/, '').split(/\s+/).slice(-3).join(' ')
}
