/** A drawing of the set that all icons of the chrome are from. */
export const lucide = (shapes: string, className = ''): string =>
  `<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"${className && ` class="${className}"`}>${shapes}</svg>`

/** The few icons of the chrome, from Lucide (ISC). Those that mean a direction are mirrored in right-to-left. */
export const icons = {
  mark: lucide('<path stroke-width="2.2" d="M3.5 20v-7.5a8.5 8.5 0 0 1 17 0V20M8.5 20v-7a3.5 3.5 0 0 1 7 0v7"/>'),
  file: lucide(
    '<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"/><path d="M14 2v5a1 1 0 0 0 1 1h5"/>',
  ),
  chevronDown: lucide('<path d="m6 9l6 6l6-6"/>'),
  check: lucide('<path d="M20 6L9 17l-5-5"/>'),
  undo: lucide(
    '<path d="M9 14L4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/>',
    'mirrors',
  ),
  redo: lucide(
    '<path d="m15 14l5-5l-5-5"/><path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"/>',
    'mirrors',
  ),
  busy: lucide('<path d="M21 12a9 9 0 1 1-6.219-8.56"/>', 'turns'),
  cloudOff: lucide(
    '<path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20"/>',
  ),
  alertTriangle: lucide(
    '<path d="m21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01"/>',
  ),
  alertCircle: lucide('<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>'),
  checkCircle: lucide('<circle cx="12" cy="12" r="10"/><path d="m16 9l-5.5 5.5L8 12"/>'),
  close: lucide('<path d="M18 6L6 18M6 6l12 12"/>'),
  lock: lucide('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>'),
  menu: lucide('<path d="M4 5h16M4 12h16M4 19h16"/>'),
  signIn: lucide('<path d="m10 17l5-5l-5-5m5 5H3m12-9h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4"/>', 'mirrors'),
  signOut: lucide('<path d="m16 17l5-5l-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>', 'mirrors'),
  external: lucide(
    '<path d="M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
    'mirrors',
  ),
  copy: lucide(
    '<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  ),
  inbox: lucide(
    '<path d="M22 12h-6l-2 3h-4l-2-3H2"/><path d="M5.45 5.11L2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11"/>',
  ),
  layoutGrid: lucide('<path d="M3 3h7v7H3zm11 0h7v7h-7zm0 11h7v7h-7zM3 14h7v7H3z"/>'),
} as const

export type IconName = keyof typeof icons
