import { lucide } from '../kit/icons.ts'

/** From Lucide (ISC). */
export const doorIcons = {
  devices: lucide(
    '<path d="M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8m-2 4v-4m0 4H7m3 0h2"/><rect width="6" height="10" x="16" y="12" rx="2"/>',
  ),
  monitor: lucide('<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8m-4-4v4"/>'),
  clock: lucide('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
}
