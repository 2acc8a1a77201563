/** A line of the Prometheus text format that is no comment. */
export interface Told {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const LINE =
  /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|\+Inf|NaN)$/
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g

/** Reads what /metrics answers as strictly as Prometheus does: each name has its HELP and TYPE before it, and no line comes twice. */
export function readMetrics(text: string): readonly Told[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.')
  const types = new Map<string, string>()
  const seen = new Set<string>()
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line)
      if (comment) {
        if (comment[1] === 'TYPE' && types.has(comment[2]!)) throw new Error(`${comment[2]} has two types.`)
        if (comment[1] === 'TYPE') types.set(comment[2]!, comment[3]!)
        return []
      }
      const [, name, labels = '', value] = LINE.exec(line) ?? []
      if (name === undefined) throw new Error(`This is no line of a metric: ${line}`)
      const family = types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')
      if (!types.has(family)) throw new Error(`${name} has no type.`)
      const key = line.slice(0, line.lastIndexOf(' '))
      if (seen.has(key)) throw new Error(`${key} is told twice.`)
      seen.add(key)
      return [
        {
          name,
          labels: Object.fromEntries([...labels.matchAll(LABEL)].map((one) => one.slice(1, 3))),
          value: Number(value),
        },
      ]
    })
}
