import { lucide } from './icons.ts'

/** The icons of publishing, preview and history, from Lucide (ISC). */
export const publishIcons = {
  eye: lucide(
    '<path d="M2.06 12.35a1 1 0 0 1 0-.7a10.75 10.75 0 0 1 19.88 0a1 1 0 0 1 0 .7a10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/>',
  ),
  clock: lucide('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  history: lucide('<path d="M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5m4-1v5l4 2"/>'),
  back: lucide('<path d="m12 19l-7-7l7-7m7 7H5"/>', 'mirrors'),
  link: lucide(
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  ),
  list: lucide('<path d="M13 5h8m-8 7h8m-8 7h8M3 17l2 2l4-4M3 7l2 2l4-4"/>'),
  bars: lucide('<path d="M3 3v16a2 2 0 0 0 2 2h16M18 17V9m-5 8V5M8 17v-3"/>'),
  keyboard: lucide(
    '<path d="M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01"/><rect width="20" height="16" x="2" y="4" rx="2"/>',
  ),
  first: lucide(
    '<path d="M17.971 4.285A2 2 0 0 1 21 6v12a2 2 0 0 1-3.029 1.715l-9.997-5.998a2 2 0 0 1-.003-3.432z"/><path d="M3 20V4"/>',
    'mirrors',
  ),
  search: lucide('<path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'),
} as const
