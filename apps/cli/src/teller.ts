const WORDS: { readonly [step: string]: string } = {
  rows: 'The database',
  bytes: 'Pictures and pages',
  tidying: 'Removing what no backup needs',
  lost: 'Pictures that the backup has lost, and goes on without',
  checking: 'Comparing the database with its hashes',
}
/** A line now and then says that it goes on. */
const TELL_EVERY_MS = 2_000

/** Says on the error stream what is being done, and how far it is. */
export function teller(): (step: string, done: number, total: number) => void {
  let last = ''
  let told = 0
  return (step, done, total) => {
    const isNew = step !== last
    if (!isNew && Date.now() - told < TELL_EVERY_MS) return
    last = step
    told = Date.now()
    console.error(`${WORDS[step] ?? step}${isNew ? '' : ` (${done} of ${total})`} …`)
  }
}
