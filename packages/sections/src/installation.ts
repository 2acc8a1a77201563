/** What an installation adds to Mimar without a fork (plug-ins): said in its `mimar.config.ts`, taken in by the build (0043). */
interface Additions {
  /** Folders of templates, from the folder of `mimar.config.ts`: './templates/prices'. Each is made by the recipe of a template. */
  readonly templates?: readonly string[]
  /** Folders of integrations: './integrations/plausible'. Each holds one descriptor. */
  readonly integrations?: readonly string[]
  /** Folders of ornaments: './ornaments/rope'. Each holds one descriptor, and its styles where it has some. */
  readonly ornaments?: readonly string[]
  /** Folders of languages of the editor: './languages/nl'. `npm run language -- new nl` makes one. */
  readonly languages?: readonly string[]
}

/** What `mimar.config.ts` exports; it gives back what it is given, with its types. */
export const defineInstallation = (additions: Additions): Additions => additions
