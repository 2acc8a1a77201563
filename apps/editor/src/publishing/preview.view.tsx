import { pageAddress } from '@mimar/render'
import { useEffect, useState } from 'react'
import { DeviceSwitch } from '../desk/device-switch.view.tsx'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { requestsOf } from '../server/publishing.ts'
import type { Device, Opened } from '../state/state.ts'
import styles from './full-window.module.css'
import { FullWindow } from './full-window.view.tsx'
import { usePublishWords } from './say.ts'

const WIDTHS: { readonly [D in Device]: number | undefined } = { desktop: undefined, tablet: 820, phone: 390 }

/** The draft as visitors would get it, scripts and all, in a frame of an origin of its own (U4). */
export function Preview() {
  const { editor, server } = useEditing()
  const say = usePublishWords()
  const device = useEditorState((state) => state.device)
  const [address, setAddress] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      // What cannot be saved now is not in the draft; the preview shows what is.
      await editor.save()
      const link = await requestsOf(server).makeShareLink({ days: 0 })
      const { opened } = editor.store.getState()
      if (!isOver && opened) setAddress(new URL(`.${placeOf(opened)}`, link.address).href)
    }
    ask().catch(() => isOver || setRefused(true))
    return () => {
      isOver = true
    }
  }, [editor, server])
  return (
    <FullWindow
      title={say('preview')}
      middle={<DeviceSwitch />}
      end={
        address !== null && (
          <a
            className={styles.button}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={say('newTab')}
          >
            <Icon name="external" />
          </a>
        )
      }
    >
      <div className={styles.desk} data-preview="">
        {isRefused && (
          <p className={styles.refused} role="alert">
            {say('notNow')}
          </p>
        )}
        {address !== null && (
          <iframe
            className={styles.page}
            title={say('preview')}
            src={address}
            style={{ inlineSize: WIDTHS[device] ?? '100%' }}
            data-device={device}
          />
        )}
      </div>
    </FullWindow>
  )
}

/** The page on the canvas in its language, or in the primary one where visitors do not get that. */
function placeOf({ site, page: id, language }: Opened): string {
  const page = site.pages.find((one) => one.id === id)
  const shown = site.languages.find(({ code, isActive }) => code === language && isActive)
  const primary = site.languages.find(({ isPrimary }) => isPrimary)
  return page ? pageAddress(site, page, (shown ?? primary)?.code ?? language) : '/'
}
