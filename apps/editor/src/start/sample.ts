import type { Sample } from '@mimar/checkup'
import type { Site } from '@mimar/document'
import { useEffect, useState } from 'react'
import { findStarter } from './starters.ts'

/** What the starter made up that a site was made from; undefined when it was made from none, or nobody could be asked. */
export async function findSample(starter: unknown): Promise<Sample | undefined> {
  if (typeof starter !== 'string') return undefined
  return (await findStarter(starter))?.sample
}

/** The sample of a site, once it is known. */
export function useSample(site: Site): Sample | undefined {
  const [sample, setSample] = useState<Sample>()
  const { starter } = site.extras
  useEffect(() => void findSample(starter).then(setSample), [starter])
  return sample
}
