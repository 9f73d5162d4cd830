import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { SentPage, useSentNo } from '#portal/business/register/SentPage.tsx'
import { serverNow } from '#portal/http/serverClock.ts'
import { registerTicket } from '#portal/session/registerTicket.ts'

/** A registration was sent (product §4.1): its number, and what comes next. */
export default function RegisterSuccess() {
  const { t } = useTranslation(['register', 'routes'])
  const registerNo = useSentNo()
  const mayWish = registerNo !== '' && registerTicket(serverNow()) !== undefined
  return (
    <SentPage
      title={t('routes:registerSuccess')}
      steps={[
        { id: 'sent', title: t('after.sent'), state: 'done' },
        { id: 'review', title: t('after.review'), state: 'current' },
        { id: 'signIn', title: t('after.signIn'), state: 'upcoming' },
        { id: 'realname', title: t('after.realname'), state: 'upcoming' },
      ]}
      actions={
        <>
          {mayWish && (
            <Link kind="standalone" href={`/register/ukey-info?no=${registerNo}`}>
              {t('routes:ukeyInfo')}
            </Link>
          )}
          <Link kind="standalone" href="/login">
            {t('toLogin')}
          </Link>
        </>
      }
    />
  )
}
