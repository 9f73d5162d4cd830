import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { SentPage } from '#portal/business/register/SentPage.tsx'

/** An application for the white list was sent: its number, and what comes next. */
export default function WhiteListSuccess() {
  const { t } = useTranslation(['register', 'routes'])
  return (
    <SentPage
      title={t('routes:whiteListSuccess')}
      steps={[
        { id: 'sent', title: t('after.sent'), state: 'done' },
        { id: 'review', title: t('after.listReview'), state: 'current' },
        { id: 'register', title: t('after.register'), state: 'upcoming' },
      ]}
      actions={
        <Link kind="standalone" href="/login">
          {t('toLogin')}
        </Link>
      }
    />
  )
}
