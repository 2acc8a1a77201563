/** Case folding: an e-mail address as it is kept and looked for. No mail server tells two people apart by it. */
export function foldedEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}
