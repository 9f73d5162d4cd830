import type { SecurityData } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { reportSessionLost } from '#portal/http/sessionHooks.ts'
import { showSignedIn } from '#portal/parts/enter.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useSending } from '#portal/parts/useSending.ts'
import { forgetLanguageChoice } from '#portal/session/languageChoice.ts'
import { candidatesOf } from '#portal/session/roleLabel.ts'
import { refreshSession } from '#portal/session/session.ts'
import { identityOf, securityAtom, store, strangerAtom } from '#portal/session/store.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { PublicShell } from './PublicShell.tsx'

/**
 * In the place of a page whose person or role is no longer the session's: another window has changed it. The page has
 * been taken away, and what was typed in it is kept for whom it showed.
 */
export default function OtherIdentity({ now }: { now: SecurityData }) {
  return (
    <PublicShell>
      <Notice now={now} />
    </PublicShell>
  )
}

function Notice({ now }: { now: SecurityData }) {
  const { t } = useTranslation('errors')
  const { platformName } = usePlatform()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const labelOf = useRoleLabel()
  const before = useAtomValue(securityAtom)
  const isSamePerson = before?.user3?.userId === now.user3?.userId
  const title = t(isSamePerson ? 'otherRole' : 'otherUser')

  useEffect(() => {
    document.title = `${title} - ${platformName}`
    mainHeading()?.focus()
    // The page that comes in its place; the login page has taken the focus already.
    return () => void requestAnimationFrame(() => mainHeading()?.focus())
  }, [title, platformName])

  const going = useSending((go: () => Promise<void>) => go())
  const former = before?.currentRole3
  const wordsOf = ({ user3, currentRole3 }: SecurityData) => ({
    person: user3?.personName ?? '',
    corp: user3?.userName ?? '',
    role: currentRole3 ? labelOf(currentRole3) : '',
  })
  const hasRole = candidatesOf(now).some(({ pkRole }) => pkRole === former?.pkRole)
  const canSwitchBack = isSamePerson && hasRole
  const stopped = isSamePerson ? (hasRole ? 'otherRoleText' : 'takenRoleText') : 'otherUserText'

  async function goOn() {
    if (!isSamePerson) forgetLanguageChoice()
    const home = await showSignedIn(identityOf(now) ?? '')
    await navigate(home)
    store.set(strangerAtom, undefined)
  }

  /** The page of before comes back, with what was typed in it as its draft. */
  async function switchBack(pkRole: string) {
    await refreshSession({ pkRole, stating: identityOf(now) ?? '' })
    store.set(strangerAtom, undefined)
  }

  if (!before) return null
  const present = wordsOf(now)
  const past = wordsOf(before)
  return (
    <div className={css.notice}>
      <h1 className={css.title}>{title}</h1>
      <p>
        {t('otherNow')}
        <strong>{t('otherNowText', present)}</strong>
      </p>
      <p>{t(stopped, past)}</p>
      <Failure text={going.error === undefined ? undefined : errorText(going.error)} />
      <div className={css.actions}>
        <Button tone="primary" busy={going.isPending} onPress={() => void going.mutate(goOn)}>
          {t('continueAs', { name: isSamePerson ? present.role : present.person })}
        </Button>
        {canSwitchBack && former && (
          <Button onPress={() => void going.mutate(() => switchBack(former.pkRole))}>{t('switchBackTo', past)}</Button>
        )}
        {!isSamePerson && (
          <Button onPress={() => void reportSessionLost()}>{t('signInAgainAs', { name: past.person })}</Button>
        )}
      </div>
    </div>
  )
}
