import type { Theme } from '@mimar/document'
import { PALETTE_TOKENS, type Palette } from '@mimar/document'

type Skin = Pick<Theme, 'palette' | 'primaryFont' | 'secondaryFont' | 'look' | 'ornament'>

const palette = (colors: string): Palette =>
  Object.fromEntries(colors.split(' ').map((hex, index) => [PALETTE_TOKENS[index], `#${hex}`])) as Palette

/** Four sites that could not be more different, in the same templates. */
export const skins: { readonly [name: string]: Skin } = {
  hotel: {
    palette: palette('9B2A2C 6B161B E3B65F 7B500E 665C4E FBF8F2 F1E7D7 D8C9AF 12302B FFFDF8 1F1A15'),
    primaryFont: 'Young Serif',
    secondaryFont: 'Figtree',
    look: 'ROUNDED',
    ornament: 'girih',
  },
  café: {
    palette: palette('B93A17 8A270B F5BC45 3E5A1C 545A3C FBFAEF E4EDC6 BFCE92 2B1A12 FFFFFA 24160F'),
    primaryFont: 'Bricolage Grotesque',
    secondaryFont: 'Figtree',
    look: 'CORNERED',
    ornament: 'tile',
  },
  dentist: {
    palette: palette('0B6B74 064850 FFB79C A33F22 48626A F6FAFA E1F0EE B9D6D2 0B3842 FFFFFF 0B2A32'),
    primaryFont: 'Plus Jakarta Sans',
    secondaryFont: 'Figtree',
    look: 'ROUNDED',
    ornament: 'arc',
  },
  photographer: {
    palette: palette('1A1A19 000000 FF5F33 AD2F0B 5E5E59 F5F5F2 E3E3DE BCBCB5 0F1011 FAFAF7 121211'),
    primaryFont: 'Archivo',
    secondaryFont: 'Instrument Sans',
    look: 'SHARP',
    ornament: 'rule',
  },
}
