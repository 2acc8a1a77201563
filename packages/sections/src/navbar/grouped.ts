interface Entry {
  readonly below: boolean
}

/** A link of the menu, and those that stand below it. */
export interface Group<Link extends Entry> {
  readonly link: Link
  readonly others: readonly Link[]
}

/** Links with those below them; one below that has none before it stands for itself. */
export function grouped<Link extends Entry>(links: readonly Link[]): readonly Group<Link>[] {
  const groups: { readonly link: Link; readonly others: Link[] }[] = []
  for (const link of links) {
    const last = groups.at(-1)
    if (link.below && last) last.others.push(link)
    else groups.push({ link, others: [] })
  }
  return groups
}
