import { type DomainIcon, domainIcon } from './domain-icons.ts'

/** An icon of domains; what it means is said in words beside it. */
export function DomainGlyph({ name }: { readonly name: DomainIcon }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: domainIcon(name) }} />
}
