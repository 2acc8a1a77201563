import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { type SaveStateName, saveStateOf, unkeptNow } from '../state/save-state.ts'
import { DeviceSwitch, OfflineCard, PanelButtons, PreviewButton, PublishMenu, SignInCard } from './later.tsx'
import { LanguageMenu, PageMenu, SiteMenu } from './menus.view.tsx'
import { PublishButton } from './publish-button.view.tsx'
import { SaveState } from './save-state.view.tsx'
import { UndoButtons } from './undo-buttons.view.tsx'

const AWAY: readonly SaveStateName[] = ['offline', 'unreachable', 'failing', 'busy', 'moving', 'moved']

/** The one bar above the page: where you are, how wide, and what becomes of your work. */
export function TopBar() {
  const { say } = useEditing()
  const isPhone = useIsPhone()
  const mayPublish = useMay('publish-site')
  const isAway = useEditorState((state) => AWAY.includes(saveStateOf(state)) || unkeptNow(state) !== null)
  const isSignedOut = useEditorState(({ connection }) => connection === 'signed-out')
  return (
    <header className={styles.bar} data-bar="" aria-label={say('topBar')}>
      <h1 className="only-heard">{say('editorName')}</h1>
      <div className={styles.start}>
        <SiteMenu isPhone={isPhone} />
        {isPhone ? (
          <div className={styles.stacked}>
            <PageMenu isPhone />
            <SaveState />
          </div>
        ) : (
          <>
            <span className={styles.line} />
            <PageMenu />
            <LanguageMenu />
            <PanelButtons isPhone={false} />
          </>
        )}
      </div>
      {!isPhone && <DeviceSwitch />}
      <div className={styles.end}>
        {!isPhone && <SaveState />}
        <UndoButtons />
        {!isPhone && <span className={styles.line} />}
        <PreviewButton isPhone={isPhone} />
        {mayPublish && (
          <>
            <PublishButton />
            <PublishMenu />
          </>
        )}
      </div>
      {isAway && <OfflineCard />}
      {isSignedOut && <SignInCard />}
    </header>
  )
}
