import type { Profile, ProfileChange } from '@mimar/contract'
import type { Database } from './database.ts'

/** `chosenLanguage` is null where nobody chose one. */
type StoredProfile = Pick<Profile, 'name' | 'language' | 'enquiryMails'> & { readonly chosenLanguage: string | null }

/** What people say of themselves and want. */
export class ProfileStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async of(account: string): Promise<StoredProfile> {
    const found = this.#query.selectFrom('accounts').select(['name', 'language', 'chosen_language', 'enquiry_mails'])
    const row = await found.where('id', '=', account).executeTakeFirst()
    return {
      name: row?.name ?? '',
      language: row?.language ?? null,
      chosenLanguage: row?.chosen_language ?? null,
      enquiryMails: row?.enquiry_mails === 'none' ? 'none' : 'as-sites-say',
    }
  }

  async change(account: string, { name, language, enquiryMails }: ProfileChange): Promise<void> {
    const changed = {
      ...(name !== undefined && { name: name === '' ? null : name }),
      ...(language !== undefined && { language, chosen_language: language }),
      ...(enquiryMails !== undefined && { enquiry_mails: enquiryMails === 'none' ? ('none' as const) : null }),
    }
    if (Object.keys(changed).length === 0) return
    await this.#query.updateTable('accounts').set(changed).where('id', '=', account).execute()
  }
}
