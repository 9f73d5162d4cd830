import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { PERSONAL_CENTRE } from '#portal/routes/decide.ts'

/** In the place of every page that an expired password keeps closed (spec §5); both buttons say where they lead. */
export function PasswordExpired() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const go = () => void navigate(PERSONAL_CENTRE)
  return (
    <div className={css.notice}>
      <h1 className={css.title}>{t('pwdTitle')}</h1>
      <p>{t('pwdText')}</p>
      <AlertDialog
        isOpen
        isDismissable={false}
        title={t('pwdTitle')}
        actionLabel={t('pwdUpdate')}
        onAction={go}
        cancelLabel={t('pwdLater')}
        onCancel={go}
      >
        {t('pwdText')}
      </AlertDialog>
    </div>
  )
}
