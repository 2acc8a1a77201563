import { type FontFamily, families } from '@mimar/render'
import { fontFaces } from './faces.ts'
import { type FontUse, needsOf } from './needs.ts'

/** What each family that draws Arabic is called there. */
const ARABIC_NAMES = 'المسيريآي بي إم بلكسريدكس بروالإسكندريةالمراعي'

/** The letters of all families' names: each family as one small font, so that a list can show every name in itself. */
export function previewUses(): readonly FontUse[] {
  const letters = families.map(({ name }) => name).join('')
  return families.flatMap((family) => {
    const characters = [...new Set(letters + (family.script === 'arabic' ? ARABIC_NAMES : ''))].toSorted().join('')
    const need = needsOf(family, [weightOf(family), weightOf(family)], characters)[0]
    if (!need) return []
    const use = {
      need,
      weights: need.weights,
      family: `${family.name} preview`,
      range: '',
      media: '',
      isFirstView: false,
    }
    return [use]
  })
}

/** The style sheet of the list; a family that is missing is drawn by another. */
export function previewStyles(fonts: ReadonlyMap<string, Uint8Array>): string {
  return fontFaces(previewUses(), fonts)
}

function weightOf({ weights, headWeight }: FontFamily): number {
  return 'from' in weights || weights.includes(headWeight) ? headWeight : weights[0]!
}
