import { icons, lucide } from '../chrome/icons.ts'

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
  link: lucide(
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  ),
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
} as const

export type ToolIcon = keyof typeof toolIcons
