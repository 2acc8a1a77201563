/** Paths of the fields that a drawn section marks where they can be seen: in nothing that is closed or hidden. */
export function seenFields(markup: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const above: Open[] = []
  for (const [, end, tag = '', attributes = '', alone] of markup.matchAll(TAG)) {
    if (end) {
      above.pop()
      continue
    }
    const open = within(above, tag, attributes)
    const path = /data-field="([^"]*)"/.exec(attributes)?.[1]
    if (path !== undefined && !open.isUnseen) seen.add(path)
    if (!alone) above.push(open)
  }
  return seen
}

const TAG = /<(\/?)(\w+)([^<>]*?)(\/?)>/g

interface Open {
  readonly isUnseen: boolean
  /** A disclosure (`details`) that is shut: of what is in it only the summary is seen. */
  readonly isShut: boolean
}

function within(above: readonly Open[], tag: string, attributes: string): Open {
  const parent = above.at(-1)
  const isClosedIn = parent?.isShut === true && tag !== 'summary'
  return {
    isUnseen: parent?.isUnseen === true || isClosedIn || / hidden=""/.test(attributes),
    isShut: tag === 'details' && !/ open=""/.test(attributes),
  }
}
