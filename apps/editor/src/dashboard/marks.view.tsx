import { lucide } from '../chrome/icons.ts'

const more = lucide('<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>')

/** Three dots: what else can be done. */
export function MoreMark() {
  return <span className="icon" dangerouslySetInnerHTML={{ __html: more }} />
}
