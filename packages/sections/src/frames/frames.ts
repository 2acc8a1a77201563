// Embeds (iframe) of known providers (allowlist): what an owner pastes is read for an address, and never used as markup.
import { accept, type CodeField, refuse } from '@mimar/fields'
import { providersOf } from '#known-frames'
import type { Frame, FramedKind, FrameProvider } from './provider.ts'

/** No code that is pasted for one frame is longer. */
const LONGEST = 10_000

/** What was meant by an address or by the code a provider gives out; undefined where none of these knows it. */
export function readFrame(
  pasted: string,
  providers: readonly FrameProvider[],
): (Frame & { readonly provider: FrameProvider }) | undefined {
  if (pasted.length > LONGEST) return undefined
  for (const address of addressesIn(pasted.trim())) {
    for (const provider of providers) {
      const frame = provider.read(address)
      if (frame) return { ...frame, provider }
    }
  }
  return undefined
}

/** The address itself, or all those that markup holds between quotes; each as it is asked for encrypted. */
function addressesIn(pasted: string): readonly URL[] {
  const texts = pasted.startsWith('<')
    ? [...pasted.matchAll(/["']((?:https?:)?\/\/[^"'\s<>]+)["']/g)].map(([, address = '']) => address)
    : /\s/.test(pasted)
      ? []
      : [pasted]
  return texts.flatMap((text) => {
    const plain = text.replaceAll('&amp;', '&').replace(/^(?:https?:)?(?:\/\/)?/i, 'https://')
    if (!URL.canParse(plain)) return []
    const address = new URL(plain)
    return address.username === '' && address.password === '' && address.port === '' ? [address] : []
  })
}

/** An address of one of the providers of that kind, from whatever its owner pastes; it is kept in one form. */
export function frameAddress(framed: FramedKind): CodeField {
  return {
    kind: 'code',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      if (input.trim() === '') return accept('')
      const providers = providersOf(framed)
      // A browser that has not learnt them yet: what it reads has been checked by the server, and what it sends will be.
      if (!providers) return accept(input)
      const found = readFrame(input, providers)
      return found
        ? accept(found.page)
        : refuse('provider-unknown', { known: providers.map(({ name }) => name).join(', ') })
    },
  }
}
