import base from './base.css?raw'
import text10 from './text10/text10.css?raw'

/** What every page needs: tokens' use, type, buttons, pictures. */
export const baseStyles: string = base

/** Template id → its CSS; a page carries only those of its sections. */
export const templateStyles: { readonly [template: string]: string } = {
  Text10: text10,
}
