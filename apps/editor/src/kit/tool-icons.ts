import { icons, lucide } from './icons.ts'

/** What only the tools draw, beside what the bar has. */
export const toolIcons = {
  copy: icons.copy,
  arrowUp: lucide('<path d="m5 12l7-7l7 7M12 19V5"/>'),
  arrowDown: lucide('<path d="M12 5v14m7-7l-7 7l-7-7"/>'),
  arrowBack: lucide('<path d="m12 19l-7-7l7-7m7 7H5"/>', 'mirrors'),
  arrowOn: lucide('<path d="M5 12h14m-7-7l7 7l-7 7"/>', 'mirrors'),
  alignLeft: lucide('<path d="M21 5H3m12 7H3m14 7H3"/>'),
  alignCenter: lucide('<path d="M21 5H3m14 7H7m12 7H5"/>'),
  alignRight: lucide('<path d="M21 5H3m18 7H9m12 7H7"/>'),
  bold: lucide('<path d="M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8"/>'),
  italic: lucide('<path d="M19 4h-9m4 16H5M15 4L9 20"/>'),
  paragraph: lucide('<path d="M13 4v16m4-16v16m2-16H9.5a4.5 4.5 0 0 0 0 9H13"/>'),
  selectAll: lucide(
    '<path d="M14 21h1M14 3h1m4 0a2 2 0 0 1 2 2m0 9v1m0 4a2 2 0 0 1-2 2m2-12v1M3 14v1M3 9v1m2 11a2 2 0 0 1-2-2M5 3a2 2 0 0 0-2 2m4 7h10M7 16h6M7 8h8M9 21h1M9 3h1"/>',
  ),
  link: lucide(
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  ),
  translate: lucide('<path d="m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6"/>'),
  plus: lucide('<path d="M5 12h14m-7-7v14"/>'),
  trash: lucide(
    '<path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  ),
  eye: lucide(
    '<path d="M2.06 12.35a1 1 0 0 1 0-.7a10.75 10.75 0 0 1 19.88 0a1 1 0 0 1 0 .7a10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/>',
  ),
  eyeOff: lucide(
    '<path d="M10.73 5.08a10.74 10.74 0 0 1 11.2 6.57a1 1 0 0 1 0 .7a10.8 10.8 0 0 1-1.44 2.49m-6.41-.68a3 3 0 0 1-4.24-4.24"/><path d="M17.48 17.5a10.75 10.75 0 0 1-15.42-5.15a1 1 0 0 1 0-.7a10.75 10.75 0 0 1 4.45-5.14M2 2l20 20"/>',
  ),
  handle: lucide(
    '<circle cx="9" cy="12" r="1"/><circle cx="9" cy="5" r="1"/><circle cx="9" cy="19" r="1"/><circle cx="15" cy="12" r="1"/><circle cx="15" cy="5" r="1"/><circle cx="15" cy="19" r="1"/>',
  ),
  picture: lucide(
    '<rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/>',
  ),
  layout: lucide(
    '<rect width="18" height="7" x="3" y="3" rx="1"/><rect width="9" height="7" x="3" y="14" rx="1"/><rect width="5" height="7" x="16" y="14" rx="1"/>',
  ),
  sliders: lucide('<path d="M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3"/>'),
  more: lucide('<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>'),
  close: icons.close,
  contrast: lucide('<circle cx="12" cy="12" r="10"/><path fill="currentColor" d="M12 22a10 10 0 0 1 0-20z"/>'),
  icon: lucide(
    '<path d="M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1Z"/><rect width="7" height="7" x="3" y="14" rx="1"/><circle cx="17.5" cy="17.5" r="3.5"/>',
  ),
  search: lucide('<circle cx="11" cy="11" r="8"/><path d="m21 21l-4.34-4.34"/>'),
  chevronDown: icons.chevronDown,
  back: lucide('<path d="m15 18l-6-6l6-6"/>', 'mirrors'),
  on: lucide('<path d="m9 18l6-6l-6-6"/>', 'mirrors'),
  file: icons.file,
  external: icons.external,
  pencil: lucide(
    '<path d="M21.17 6.81a1 1 0 0 0-3.98-3.98L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62L7 20.66a2 2 0 0 0 .83-.5zM15 5l4 4"/>',
  ),
} as const

export type ToolIcon = keyof typeof toolIcons
