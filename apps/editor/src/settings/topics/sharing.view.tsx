import { settingsFields } from '@mimar/document'
import { link } from '@mimar/fields'
import { newId } from '../../state/new-id.ts'
import { IconButton, SelectSetting, SwitchLine } from '../choice-setting.view.tsx'
import { CodeField, CodeSetting } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { countriesIn, timeZones } from '../countries.ts'
import { PictureSetting } from '../picture-setting.view.tsx'
import type { ProposalKind } from '../proposals.ts'
import { SettingGlyph } from '../setting-icon.view.tsx'
import styles from '../settings.module.css'
import { TextSetting } from '../text-setting.view.tsx'
import own from '../topics.module.css'
import { useSet, useSettings } from '../use-setting.ts'

const CODES = [
  ['business/telephone', 'telephone', 'phone'],
  ['business/email', 'email', 'email'],
] as const satisfies readonly (readonly [string, string, ProposalKind])[]

const NUMBERS = [
  ['business/latitude', 'latitude', { min: -90, max: 90 }],
  ['business/longitude', 'longitude', { min: -180, max: 180 }],
  ['business/foundingYear', 'foundingYear', { min: 1000, max: 3000 }],
  ['business/roomCount', 'roomCount', { min: 0, max: 100_000 }],
] as const

const TYPES = [
  ['', 'typeNone'],
  ['Hotel', 'typeHotel'],
  ['Restaurant', 'typeRestaurant'],
  ['CafeOrCoffeeShop', 'typeCafe'],
  ['MedicalClinic', 'typeClinic'],
  ['Dentist', 'typeDentist'],
  ['LegalService', 'typeLegal'],
  ['AccountingService', 'typeAccounting'],
  ['EducationalOrganization', 'typeSchool'],
  ['LocalBusiness', 'typeLocal'],
  ['Organization', 'typeOrganization'],
] as const

/** What search engines and shared links show, and what is known of the business. */
export function SharingTopic() {
  const { say } = useSettingsContext()
  const { country = '', timeZone: zone = '' } = useSettings()?.business ?? {}
  return (
    <>
      <PictureSetting path="shareImage" label={say('shareImage')} isBesideLinks />
      <SearchEngines />
      <h4 className={own.heading}>{say('business')}</h4>
      <p className={styles.help}>{say('businessHelp')}</p>
      <SelectSetting
        path="business/type"
        label={say('businessType')}
        natural=""
        options={TYPES.map(([value, word]) => [value, say(word)] as const)}
      />
      <div className={own.pair}>
        {CODES.map(([path, word, kind]) => (
          <CodeSetting key={path} path={path} label={say(word)} kind={kind} />
        ))}
        <TextSetting path="business/street" label={say('street')} />
        <TextSetting path="business/locality" label={say('locality')} />
        <SelectSetting
          path="business/country"
          label={say('country')}
          natural=""
          options={[['', say('typeNone')], ...countriesIn(say.language, country)]}
        />
        <SelectSetting
          path="business/timeZone"
          label={say('timeZone')}
          natural=""
          options={[['', say('typeNone')], ...timeZones(zone)]}
        />
        {NUMBERS.map(([path, word, params]) => (
          <CodeSetting key={path} path={path} label={say(word)} kind="number" params={params} />
        ))}
      </div>
      <OtherPlaces />
    </>
  )
}

/** Whether search engines are told of changes: the key by which they know the site is made with the switch (IndexNow). */
function SearchEngines() {
  const { say } = useSettingsContext()
  const set = useSet()
  const isOn = Boolean(useSettings()?.indexNowKey)
  return (
    <SwitchLine
      label={say('tellsEngines')}
      help={say('tellsEnginesHelp')}
      isOn={isOn}
      set={(wanted) => set('indexNowKey', wanted ? newId() : '')}
    />
  )
}

const links = settingsFields.business.fields.sameAs

/** Pages of the same business elsewhere; the one that is typed in the last field is added. */
function OtherPlaces() {
  const { say } = useSettingsContext()
  const settings = useSettings()
  const set = useSet()
  const list = settings?.business.sameAs ?? []
  const store = (id: string) => (url: string, visit: string) =>
    url === '' ? keep(list.filter((item) => item.id !== id)) : set(`business/sameAs/${id}/url`, url, visit)
  const keep = (items: typeof list) => set('business/sameAs', items)
  return (
    <fieldset className={own.items}>
      <legend className={styles.name}>{say('sameAs')}</legend>
      {list.map(({ id, url }) => (
        <div key={id} className={own.item}>
          <CodeField label={say('link')} isLabelHidden kind="link" check={link().check} value={url} store={store(id)} />
          <IconButton icon="remove" label={say('remove')} run={() => keep(list.filter((item) => item.id !== id))} />
        </div>
      ))}
      {list.length < links.max && (
        <button
          type="button"
          className={styles.button}
          onClick={() => keep([...list, { id: `l${newId(8)}`, url: '' }])}
        >
          <SettingGlyph name="plus" />
          {say('addLink')}
        </button>
      )}
    </fieldset>
  )
}
