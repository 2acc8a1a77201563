import type { MenuGroup } from '../kit/menu.ts'
import { SCHEMES, type Scheme } from '../state/choices.ts'
import { OWN_NAMES, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'

type AppearanceWord = 'appearance' | 'interfaceLanguage' | 'schemeSystem' | 'schemeLight' | 'schemeDark'

interface Appearance {
  readonly say: ((key: AppearanceWord) => string) & { readonly language: UiLanguage }
  readonly scheme: Scheme
  readonly chooseScheme: (scheme: Scheme) => void
  readonly chooseLanguage: (language: UiLanguage) => void
}

/** How the editor itself looks and which language it speaks. */
export function appearanceGroups({ say, scheme, chooseScheme, chooseLanguage }: Appearance): MenuGroup[] {
  const names = { system: say('schemeSystem'), light: say('schemeLight'), dark: say('schemeDark') }
  return [
    {
      label: say('appearance'),
      items: SCHEMES.map((id) => ({ id, label: names[id], isChecked: id === scheme, run: () => chooseScheme(id) })),
    },
    {
      label: say('interfaceLanguage'),
      items: UI_LANGUAGES.map((id) => ({
        id,
        label: OWN_NAMES[id],
        language: id,
        isChecked: id === say.language,
        run: () => chooseLanguage(id),
      })),
    },
  ]
}
