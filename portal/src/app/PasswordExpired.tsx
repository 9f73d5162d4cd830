import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { PERSONAL_CENTRE } from '#portal/routes/decide.ts'
import { securityAtom, store } from '#portal/session/store.ts'

/** What keeps the pages closed: a password that was sent has not run out. */
export const closedTitle = () => (store.get(securityAtom)?.isFirstPwd ? 'firstPwdTitle' : 'pwdTitle')

/** In the place of every page that an expired password keeps closed (spec §5); both buttons say where they lead. */
export function PasswordExpired() {
  const { t } = useTranslation(['my', 'shell'])
  const navigate = useNavigate()
  const title = closedTitle()
  const text = t(title === 'pwdTitle' ? 'pwdText' : 'firstPwdText')
  const go = () => void navigate(PERSONAL_CENTRE)
  return (
    <div className={css.notice}>
      <h1 className={css.title}>{t(`shell:${title}`)}</h1>
      <p>{text}</p>
      <AlertDialog
        isOpen
        isDismissable={false}
        title={t(`shell:${title}`)}
        actionLabel={t(title === 'pwdTitle' ? 'pwdUpdate' : 'firstPwdSet')}
        onAction={go}
        cancelLabel={t('pwdLater')}
        onCancel={go}
      >
        {text}
      </AlertDialog>
    </div>
  )
}
