// The known providers of embeds (allowlist).
import { added } from '#added/frame-providers'
import { forms } from './forms.ts'
import { posts } from './posts.ts'
import { asTheyAre, type FrameProvider } from './provider.ts'
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
