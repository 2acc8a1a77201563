import base from './base.css?raw'
import cta2 from './cta2/cta2.css?raw'
import feature17 from './feature17/feature17.css?raw'
import header13 from './header13/header13.css?raw'
import iconBlocks from './icon-blocks/icon-blocks.css?raw'
import navbar from './navbar/navbar.css?raw'
import ornaments from './parts/ornaments.css?raw'
import portfolio62 from './portfolio6-2/portfolio6-2.css?raw'
import portfolio8 from './portfolio8/portfolio8.css?raw'
import steps2 from './steps2/steps2.css?raw'
import text3 from './text3/text3.css?raw'
import text4 from './text4/text4.css?raw'
import text10 from './text10/text10.css?raw'

/** What every page needs: tokens' use, type, buttons, pictures. */
export const baseStyles: string = base + ornaments

/** Template id → its CSS; a page carries only those of its sections. */
export const templateStyles: { readonly [template: string]: string } = {
  CTA2: cta2,
  Portfolio8: portfolio8,
  Text3: text3,
  Header13: header13,
  Navbar: navbar,
  Text4: text4,
  Steps2: steps2,
  Feature17: feature17,
  Portfolio6_2: portfolio62,
  IconBlocks: iconBlocks,
  Text10: text10,
}
