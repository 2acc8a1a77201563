// Why a send is not read against the document: who sent it and this server know different pasts.

/** The sender has seen a revision that this server has not: its database is older than what the sender knows. */
export class RevisionUnknown extends Error {
  constructor(base: number, revision: number) {
    super(
      `The request builds on revision ${base}, but the site is at ${revision}: this database is older than what the sender knows.`,
    )
    this.name = 'RevisionUnknown'
  }
}

/** What was stored since the sender's revision is more than one page; it has to be read before anything is sent. */
export class FarBehind extends Error {
  constructor(base: number, revision: number) {
    super(
      `The request builds on revision ${base}, but the site is at ${revision}. Read the changes since, then send again.`,
    )
    this.name = 'FarBehind'
  }
}
