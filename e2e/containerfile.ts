/** One instruction of a Containerfile: RUN, COPY, ENV … */
export interface Step {
  readonly word: string
  /** `--from=release` is `{from: 'release'}`. */
  readonly flags: { readonly [name: string]: string }
  readonly rest: string
}

/** All from one FROM to the next. */
export interface Stage {
  readonly from: string
  readonly name: string | undefined
  readonly steps: readonly Step[]
}

function readStep(line: string): Step {
  const [, word = '', flagged = '', rest = ''] = /^([A-Z]+)\s+((?:--\S+\s+)*)(.*)$/s.exec(line) ?? []
  if (word === '') throw new Error(`This is no instruction of a Containerfile: ${line}`)
  const flags = [...flagged.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const)
  return { word, flags: Object.fromEntries(flags), rest: rest.trim() }
}

/** Reads what a build would do, with the defaults of the arguments that stand before the first stage. */
export function readContainerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const defaults = new Map<string, string>()
  const stages: { from: string; name: string | undefined; steps: Step[] }[] = []
  for (const step of lines.map(readStep)) {
    const filled = step.rest.replaceAll(/\$\{(\w+)\}/g, (whole, name) => defaults.get(name) ?? whole)
    if (step.word === 'FROM') {
      const [from = '', , name] = filled.split(/\s+/)
      stages.push({ from, name, steps: [] })
    } else if (stages.length > 0) stages.at(-1)?.steps.push(step)
    else if (step.word === 'ARG') defaults.set(...(step.rest.split('=') as [string, string]))
    else throw new Error(`${step.word} stands before the first stage`)
  }
  return stages
}

/** The words of `CMD ["node", "…"]`; the form without brackets would need a shell, and is refused. */
export function wordsOf(step: Step | undefined): readonly string[] {
  const [list] = /\[.*\]$/s.exec(step?.rest ?? '') ?? []
  if (list === undefined) throw new Error(`${step?.word} must be a list of words: ${step?.rest}`)
  return JSON.parse(list)
}
