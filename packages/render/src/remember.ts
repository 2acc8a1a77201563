// Memoization by identity.
import { holdsSame } from '@mimar/document'

/** Makes its answer again only when a value it is made from is another than the last time. */
export function remember<Input extends { readonly [name: string]: unknown }, Output>(make: (input: Input) => Output) {
  let last: { readonly input: Input; readonly output: Output } | undefined
  return (input: Input): Output => {
    if (last && holdsSame(last.input, input)) return last.output
    last = { input, output: make(input) }
    return last.output
  }
}
