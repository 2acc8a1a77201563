import type { IconShape } from '../template.ts'

export const alertTriangle: IconShape = {
  body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M12 9v4m-1.637-9.409L2.257 17.125a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87L13.637 3.59a1.914 1.914 0 0 0-3.274 0M12 16h.01"/>',
  width: 24,
  height: 24,
}

/** Stands on the canvas for an icon that no set has (VIS-4): red in every colour mode. The other drawings come with the views. */
export const missingIcon: IconShape = {
  ...alertTriangle,
  body: alertTriangle.body.replace('currentColor', '#c0262d'),
}
