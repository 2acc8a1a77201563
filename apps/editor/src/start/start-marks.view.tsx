import { lucide } from '../kit/icons.ts'

const upload = lucide('<path d="M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/>')

/** An arrow out of a tray: a file of one's own. */
export function UploadMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: upload }} />
}

const minus = lucide('<path d="M5 12h14"/>')

/** A line: make it small. */
export function MinusMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: minus }} />
}

const circle = lucide('<circle cx="12" cy="12" r="10"/>')

/** An empty circle: not done yet. */
export function CircleMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: circle }} />
}
