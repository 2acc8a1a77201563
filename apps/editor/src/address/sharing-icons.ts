import { lucide } from '../kit/icons.ts'

/** The icons of sharing, from Lucide (ISC). */
export const addressIcons = {
  download: lucide('<path d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10l5 5l5-5"/>'),
  share: lucide(
    '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="m8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98"/>',
  ),
  chat: lucide('<path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/>'),
  mail: lucide('<path d="m22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7"/><rect width="20" height="16" x="2" y="4" rx="2"/>'),
} as const
