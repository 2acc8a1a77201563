import type { Operation, Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { AccountStore } from '../store/accounts.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite, titled } from '../testing/site.ts'
import { RevisionUnknown } from './apart.ts'
import { Sites } from './sites.ts'

const saying = (id: string, paragraph: string) => {
  return { id, operation: { ...titled(paragraph), field: 'paragraph' } as Operation }
}
const paragraphOf = (site: Site) =>
  (site.pages[0]?.sections[0]?.content.paragraph as { readonly en?: string } | undefined)?.en

describe.each(dialects)('$name', ({ newAddress }) => {
  test('what a database has lost that failed over to a standby which was behind is not gone on from, and later changes are stored whole', async () => {
    const database = await openTestDatabase(await newAddress())
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    await new SiteStore(database).insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
    const fresh = () => new Sites(new SiteStore(database), catalog)
    const sites = fresh()
    const words = 'Our garden is open from the first of May until late in the autumn.'
    for (const [at, text] of ['One. ', 'Two. ', 'Three. '].entries()) {
      await sites.send('hotel', { base: at, changes: [saying(`change-${at}`, text + words)] }, 'me')
    }
    const { query } = database
    await query.deleteFrom('operations').where('revision', '>', 1).execute()
    await query.deleteFrom('snapshots').where('revision', '>', 1).execute()
    await query.updateTable('sites').set({ revision: 1 }).execute()
    const read = await sites.read('hotel')
    expect([read?.revision, paragraphOf(read!.site)]).toEqual([1, `One. ${words}`])
    // Whoever knows more keeps it, and is told.
    const late = { base: 3, changes: [saying('change-3', 'Four.')] }
    await expect(sites.send('hotel', late, 'me')).rejects.toThrow(RevisionUnknown)
    const sent = await sites.send('hotel', { base: 1, changes: [saying('change-4', `Five. ${words}`)] }, 'me')
    expect(sent).toMatchObject({ revision: 2, refused: null })
    const again = await fresh().read('hotel')
    expect([again?.revision, paragraphOf(again!.site)]).toEqual([2, `Five. ${words}`])
  })
})
