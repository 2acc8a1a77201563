// Times here, as fields and people have them.

/** The zone that times here are in, with what it is off by at that moment. */
export function zoneAt(moment: Date): { readonly id: string; readonly name: string } {
  const { timeZone: id } = Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { id, name: id === offset ? id : `${id.replaceAll('_', ' ')} (${offset})` }
}

/** A moment as a field for date and time has it. */
export function fieldValueOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
