import type { FontFamily } from '@mimar/render'
import { fontMeasures } from './measures.ts'

/** A font of the visitor's own, stretched to the measures of a family: lines break where they will break. */
export function fallbackFace(family: FontFamily): string {
  const measures = fontMeasures[family.name]
  if (!measures) return ''
  const { ascent, descent, lineGap, width } = measures
  const share = (value: number) => `${Number(((value / width) * 100).toFixed(1))}%`
  const locals = family.isSerif
    ? ['Times New Roman', 'Liberation Serif', 'Noto Serif']
    : ['Arial', 'Liberation Sans', 'Roboto']
  return [
    `@font-face{font-family:"${family.name} fallback"`,
    `src:${locals.map((name) => `local("${name}")`).join()}`,
    `size-adjust:${Number((width * 100).toFixed(1))}%`,
    `ascent-override:${share(ascent)}`,
    `descent-override:${share(descent)}`,
    `line-gap-override:${share(lineGap)}}`,
  ].join(';')
}
