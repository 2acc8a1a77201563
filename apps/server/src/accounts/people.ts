import { clock } from '../clock.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { InvitationStore } from '../store/invitations.store.ts'
import type { MemberStore } from '../store/members.store.ts'
import { INVITATION_LIFETIME, type SignIn } from './sign-in.ts'
import { signInLink } from './sign-in-link.ts'

/** As many links as an account can have within the lifetime of one; more of them only fill a mailbox. */
const MOST_LINKS = 10
const MOST_PEOPLE = 100

interface Foundations {
  readonly members: MemberStore
  readonly invitations: InvitationStore
  readonly accounts: Pick<AccountStore, 'countLinks' | 'endGiven'>
  readonly signIn: SignIn
  /** The origin of the app. */
  readonly origin: string
  /** Sends the mails that wait; undefined where no mail server is set. */
  readonly sendMails: (() => void) | undefined
}

/** Who gives a link to whom. */
interface Giving {
  readonly site: string
  readonly account: string
  readonly givenBy: string
  /** Of the mail. */
  readonly language: string
}

interface GivenLink {
  readonly address: string
  readonly expiresAt: string
  readonly isMailed: boolean
}

/** The people of a site, and the links by which those come in who were invited. */
export class People {
  readonly members: MemberStore
  readonly invitations: InvitationStore
  readonly #foundations: Foundations

  constructor(foundations: Foundations) {
    this.members = foundations.members
    this.invitations = foundations.invitations
    this.#foundations = foundations
  }

  /** Whether one more would be too many. */
  async isFull(site: string): Promise<boolean> {
    return (await this.members.list(site)).length >= MOST_PEOPLE
  }

  /**
   * The account of that address, invited to a site. Who was removed and is invited again comes in by the new link alone: what
   * they had before may be in other hands.
   */
  async invite(site: string, email: string): Promise<string> {
    const account = await this.members.accountWith(email)
    await this.#foundations.accounts.endGiven(site, account, clock.date())
    return account
  }

  /** A link that signs a member in, once; the same way is mailed to them. Undefined when they were given too many. */
  async giveLink(giving: Giving): Promise<GivenLink | undefined> {
    const { accounts, sendMails } = this.#foundations
    const now = clock.date()
    if ((await accounts.countLinks(giving.account, now)) >= MOST_LINKS) return undefined
    const address = await this.addressFor(giving)
    if (sendMails) {
      await this.members.addMail(giving)
      sendMails()
    }
    const expires = new Date(now.getTime() + INVITATION_LIFETIME)
    return { address, expiresAt: expires.toISOString(), isMailed: sendMails !== undefined }
  }

  /** An address that signs a member in, once. Its secret is known to who reads it, and here only as a hash. */
  async addressFor({ site, account, givenBy }: Omit<Giving, 'language'>): Promise<string> {
    const { signIn, origin } = this.#foundations
    const authHash = await signIn.makeLink(account, INVITATION_LIFETIME, givenBy, site)
    return signInLink(origin, `/edit/${encodeURIComponent(site)}/`, authHash)
  }
}
