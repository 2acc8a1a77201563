import encodeQR from 'qr'

/** Light modules around a code, so that readers find it: the standard asks for four. */
const BORDER = 4

/** A QR code as an SVG file: black on white, whatever it is laid upon. */
export function qrCode(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const edge = rows.length
  const bars = rows.flatMap((row, y) => barsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${edge * SCALE}" height="${edge * SCALE}" shape-rendering="crispEdges"><rect width="${edge}" height="${edge}" fill="#fff"/><path d="${bars.join('')}"/></svg>`
}

/** Pixels of a module where nobody says another size. */
const SCALE = 8

/** Where dark modules stand together in a row: the first, and how many. */
function barsOf(row: readonly boolean[]): [number, number][] {
  const bars: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1] += 1
    else if (isDark) bars.push([x, 1])
  }
  return bars
}

/** Edge of the picture in pixels: sharp on a printed table card. */
const EDGE = 1024

/** The same as a PNG. */
export async function qrPicture(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(EDGE, EDGE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingEnabled = false
  context.fillStyle = 'white'
  context.fillRect(0, 0, EDGE, EDGE)
  context.drawImage(image, 0, 0, EDGE, EDGE)
  return canvas.convertToBlob({ type: 'image/png' })
}
