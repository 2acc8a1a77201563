/** As many files of a site as may arrive and wait together are on their way; nothing was kept. */
export class TooManyAtOnce extends Error {}

/** Does work for sites, so many pieces of it at once for each. */
export function createAtOnce(most: number) {
  const underWay = new Map<string, number>()
  return async <Done>(site: string, work: () => Promise<Done>): Promise<Done> => {
    const others = underWay.get(site) ?? 0
    if (others >= most) throw new TooManyAtOnce(`${others} files of the site ${site} are on their way.`)
    underWay.set(site, others + 1)
    try {
      return await work()
    } finally {
      const left = underWay.get(site)! - 1
      if (left > 0) underWay.set(site, left)
      else underWay.delete(site)
    }
  }
}
