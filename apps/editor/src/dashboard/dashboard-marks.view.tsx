import { lucide } from '../kit/icons.ts'

const more = lucide('<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>')

const plus = lucide('<path d="M5 12h14m-7-7v14"/>')

/** A plus: another one. */
export function PlusMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: plus }} />
}

/** Three dots: what else can be done. */
export function MoreMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: more }} />
}
