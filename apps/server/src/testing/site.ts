import type { Operation, Section, Site } from '@mimar/document'
import { settingsFields } from '@mimar/document'
import { initialContent, type Json } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'

const template = catalog.find('Header13')!

/** A hero of that id. */
export function hero(id: string): Section {
  return {
    id,
    template: 'Header13',
    category: 'header',
    label: '',
    thumbnail: '',
    isUnique: false,
    isHidden: false,
    colorMode: null,
    orientation: null,
    eventId: '',
    validation: null,
    content: { ...initialContent(template.fields), title: { en: 'Welcome' } } as { [field: string]: Json },
    extras: {},
    dataExtras: {},
  }
}

const palette = {
  primaryLight: '#ffffff',
  primaryDark: '#111111',
  secondaryLight: '#eeeeee',
  secondaryDark: '#222222',
  tertiaryNormal: '#333333',
  tertiaryExtraLight: '#fafafa',
  tertiaryLight: '#f0f0f0',
  tertiarySemiLight: '#e0e0e0',
  tertiaryDark: '#444444',
  accentWhite: '#ffffff',
  accentDark: '#000000',
}

/** A small site in English with one page and one hero, 'hero'. */
export function someSite(id = 'hotel'): Site {
  return {
    format: 1,
    id,
    constants: { siteHash: 'hash', generatorVersion: '1', isPaid: true },
    languages: [
      {
        id: 'l1',
        code: 'en',
        name: 'English',
        localizedName: 'English',
        flagCode: 'gb',
        smLangId: '1',
        isActive: true,
        isPrimary: true,
        order: 1,
        extras: {},
      },
    ],
    theme: {
      colorMode: 'LIGHT',
      look: 'SHARP',
      orientation: 'LEFT',
      textSize: 50,
      palette,
      primaryFont: 'Figtree',
      secondaryFont: 'Figtree',
      ornament: null,
      extras: {},
    },
    settings: initialContent(settingsFields) as Site['settings'],
    header: [],
    footer: [],
    pages: [
      {
        id: 'home',
        path: '/',
        meta: { title: {}, keywords: {}, description: {} },
        sections: [hero('hero')],
        header: null,
        footer: null,
        extras: {},
      },
    ],
    media: {},
    events: [],
    extras: {},
  }
}

/** Writes the title of the hero. */
export function titled(value: string): Operation {
  return { do: 'set-field', section: 'hero', field: 'title', language: 'en', value }
}

/** What the hero's title is now. */
export function titleOf(site: Site): unknown {
  const title = site.pages[0]?.sections[0]?.content.title as { en?: string } | undefined
  return title?.en
}
