// Embeds (iframe) of known providers (allowlist): what an owner pastes is read for an address, and never used as markup.
import { accept, type CodeField, refuse } from '@mimar/fields'
import { added } from '#added/frame-providers'
import { forms } from './forms.ts'
import { posts } from './posts.ts'
import { asTheyAre, type Frame, type FrameProvider } from './provider.ts'
import { vimeo, youtube } from './videos.ts'

/** Whose videos a section shows. */
export const videoProviders: readonly FrameProvider[] = [youtube, vimeo]

const ofInstallation = added.map(({ name, origins, isForm, embeds }) =>
  asTheyAre({ name, origins, kind: isForm ? 'form' : 'post' }, embeds),
)

/** Whose forms and posts a section shows; those that an installation adds come last. */
export const embedProviders: readonly FrameProvider[] = [...forms, ...posts, ...ofInstallation]

/** Every origin that a page may frame for one of them; each page opens those of what it shows. */
export const frameOrigins: readonly string[] = [...videoProviders, ...embedProviders].flatMap(({ origins }) => origins)

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

/** An address of one of these providers, from whatever its owner pastes; it is kept in one form. */
export function frameAddress(providers: readonly FrameProvider[]): CodeField {
  return {
    kind: 'code',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      if (input.trim() === '') return accept('')
      const found = readFrame(input, providers)
      return found
        ? accept(found.page)
        : refuse('provider-unknown', { known: providers.map(({ name }) => name).join(', ') })
    },
  }
}
