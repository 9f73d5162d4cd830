import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { i18n, loadTexts } from '#portal/i18n.ts'
import * as css from '#portal/parts/page.css.ts'
import { PERSONAL_CENTRE } from '#portal/routes/decide.ts'
import { securityAtom, store } from '#portal/session/store.ts'

/** What keeps the pages closed: a password that was sent has not run out. */
const isFirst = () => store.get(securityAtom)?.isFirstPwd === true

/** The same as the title of the window, with the words of the page. */
export async function closedTitle(): Promise<string> {
  await loadTexts(['my'])
  return i18n.t(isFirst() ? 'my:firstPwdTitle' : 'my:pwdTitle')
}

/** In the place of every page that an expired password keeps closed (spec §5); both buttons say where they lead. */
export function PasswordExpired() {
  const { t } = useTranslation('my')
  const navigate = useNavigate()
  const title = t(isFirst() ? 'firstPwdTitle' : 'pwdTitle')
  const text = t(isFirst() ? 'firstPwdText' : 'pwdText')
  const go = () => void navigate(PERSONAL_CENTRE)
  return (
    <div className={css.notice}>
      <h1 className={css.title}>{title}</h1>
      <p>{text}</p>
      <AlertDialog
        isOpen
        isDismissable={false}
        title={title}
        actionLabel={t(isFirst() ? 'firstPwdSet' : 'pwdUpdate')}
        onAction={go}
        cancelLabel={t('pwdLater')}
        onCancel={go}
      >
        {text}
      </AlertDialog>
    </div>
  )
}
