import { isFramed } from '../server/framed.ts'
import styles from './account.module.css'
import { NameField } from './name-field.view.tsx'
import { OwnUseCards } from './own-use.view.tsx'
import { useProfile } from './use-profile.ts'

/** What one is called, and what one's sites hold. */
export function ProfilePlace() {
  const { profile, say, change } = useProfile()
  return (
    <>
      {profile?.isPossible && (
        <section className={styles.card} aria-labelledby="profile">
          <div className={styles.top}>
            <div>
              <h2 id="profile">{say('profile')}</h2>
              <p>{say('profileWhat')}</p>
            </div>
          </div>
          <NameField
            profile={profile}
            label={say('name')}
            hint={say('nameHint')}
            keep={(name) => change({ name }, { name: profile.name })}
          />
        </section>
      )}
      {!isFramed() && <OwnUseCards />}
    </>
  )
}
