import { SwitchSetting } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { PictureSetting } from '../picture-setting.view.tsx'
import { TextSetting } from '../text-setting.view.tsx'

export function SiteTopic() {
  const { say } = useSettingsContext()
  return (
    <>
      <TextSetting path="name" label={say('name')} />
      <PictureSetting path="favicon" label={say('favicon')} />
      <TextSetting path="extraLinksLabel" label={say('extraLinksLabel')} />
      <SwitchSetting path="hasScrollTop" label={say('hasScrollTop')} help={say('hasScrollTopHelp')} />
      <TextSetting path="disclaimer" label={say('disclaimer')} help={say('disclaimerHelp')} />
    </>
  )
}
