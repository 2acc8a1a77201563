import { CodeSetting } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'

const IDS = [
  ['gtagId', 'gtag', 'G-AB12CD34EF'],
  ['facebookPixelCode', 'pixel', '1234567890123456'],
  ['adSensePublisherId', 'adsense', 'pub-1234567890123456'],
  ['ymId', 'metrica', '12345678'],
] as const

/** Each id must have its provider's form before it can reach a page (SCRIPT-3). */
export function TrackingTopic() {
  const { say } = useSettingsContext()
  return (
    <>
      {IDS.map(([path, kind, example]) => (
        <CodeSetting key={path} path={path} label={say(path)} kind={kind} placeholder={example} />
      ))}
    </>
  )
}
