import { lucide } from '../kit/icons.ts'

/** From Lucide (ISC). */
export const translateIcons = {
  todo: lucide('<path d="M3 6h18M7 12h10m-7 6h4"/>'),
  stale: lucide('<path d="M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5m4-1v5l4 2"/>'),
  empty: lucide('<circle cx="12" cy="12" r="9" stroke-dasharray="4 3"/>'),
  done: lucide('<path d="M20 6L9 17l-5-5"/>'),
  up: lucide('<path d="m5 12l7-7l7 7m-7 7V5"/>'),
  down: lucide('<path d="M12 5v14m7-7l-7 7l-7-7"/>'),
  eye: lucide(
    '<path d="M2.06 12.35a1 1 0 0 1 0-.7a10.75 10.75 0 0 1 19.88 0a1 1 0 0 1 0 .7a10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/>',
  ),
  fault: lucide('<circle cx="12" cy="12" r="9"/><path d="M12 8v4m0 4h.01"/>'),
  search: lucide('<path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'),
} as const

export type TranslateIcon = keyof typeof translateIcons
