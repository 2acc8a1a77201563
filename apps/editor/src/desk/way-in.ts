import { tabStorage } from '../state/storage.ts'

const WANTED = 'mimar-library'

/** Goes to the pictures of a site from outside of its editor. */
export function goToLibrary(site: string): void {
  tabStorage.setItem(WANTED, site)
  location.assign(`/edit/${encodeURIComponent(site)}/`)
}

/** Whether somebody came to this site for its pictures; said once. */
export function cameForLibrary(site: string): boolean {
  const isWanted = tabStorage.getItem(WANTED) === site
  tabStorage.removeItem(WANTED)
  return isWanted
}
