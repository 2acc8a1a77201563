/** Loads the scripts of others that the owner has set and the visitor allows (SCRIPT-2, SCRIPT-3), in the way that publishing wrote down for each. */
interface Start {
  readonly type: string
  readonly source: string
  readonly globals?: object
  readonly queue?: Queue
  readonly signals?: { readonly [signal: string]: string }
  readonly init?: { readonly object: string; readonly told: object }
}
interface Queue {
  readonly names: readonly string[]
  readonly list: string
  readonly isListGlobal?: boolean
  readonly more?: object
  readonly calls: readonly (readonly unknown[])[]
}
type Call = ((...words: unknown[]) => void) & { callMethod?: Call; _?: object }

const TYPES = 'analytics marketing functional'.split(' ')
/** Nothing in an address but what ids and addresses are made of. */
const SAFE = /^https:\/\/[\w./?=-]+$/
const page = window as unknown as { [name: string]: unknown }

/** What was stored, else what the cookie says in three digits; undefined where nobody was asked. */
function chosen(): { readonly [type: string]: unknown } | undefined {
  const { site } = document.querySelector<HTMLElement>('[data-island="scripts"]')!.dataset
  let digits: string | undefined
  try {
    digits = `; ${document.cookie}`.split(`; ${site}=`)[1]
    const stored = JSON.parse(localStorage.cookieSettings)
    if (stored) return stored
  } catch {
    // Nothing is stored, or nothing may be.
  }
  return digits ? Object.fromEntries(TYPES.map((type, index) => [type, digits![index] === '1'])) : undefined
}

const choice = chosen()
const allows = (type: string) => !choice || choice[type] === true

/** A function that keeps its calls where the provider's own will look for them. */
function queueUp({ names, list, isListGlobal, more, calls }: Queue, signals: Start['signals']): void {
  const kept: unknown[] = []
  const call: Call = function () {
    // biome-ignore lint/complexity/noArguments: providers tell commands from data by their being `arguments`
    const words = arguments
    if (call.callMethod) call.callMethod.apply(call, words as unknown as unknown[])
    else kept.push(words)
  }
  Object.assign(call, { push: call, l: Date.now() }, more)
  Object.assign(call._ ?? call, { [list]: kept })
  if (isListGlobal) page[list] = kept
  for (const name of names) page[name] = call
  if (signals) {
    const consent = (when: string, isAllowed: (type: string) => boolean) => {
      const state = ([signal, type]: [string, string]) => [
        signal,
        type === 'essential' || isAllowed(type) ? 'granted' : 'denied',
      ]
      call('consent', when, Object.fromEntries(Object.entries(signals).map(state)))
    }
    consent('default', () => false)
    consent('update', allows)
    call('js', new Date())
  }
  for (const words of calls) call(...words)
}

const { starts } = document.querySelector<HTMLElement>('[data-island="providers"]')!.dataset
for (const { type, source, globals, queue, signals, init } of JSON.parse(starts!) as Start[]) {
  if (!allows(type) || !SAFE.test(source)) continue
  Object.assign(page, globals)
  if (queue) queueUp(queue, signals)
  const script = document.createElement('script')
  script.src = source
  if (init) script.onload = () => (page[init.object] as { init?: Call } | undefined)?.init?.(init.told)
  document.head.append(script)
}
