import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { registerHref } from '#portal/business/login/registerHref.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { inPortal } from '#portal/session/address.ts'

/** Whether this platform takes registrations here (spec §3, `registerUrl`). */
export const isRegisteredHere = (registerUrl: string): boolean => routeOf(inPortal(registerUrl))?.path === '/register'

/** In place of the form where the platform takes registrations at another address, or none. */
export function Closed({ title }: { title: string }) {
  const { t } = useTranslation('register')
  const { registerUrl, hotline, hotlineHours } = usePlatform()
  const elsewhere = registerHref(registerUrl)
  return (
    <InterruptionPanel
      title={title}
      actions={
        <>
          {elsewhere !== undefined && (
            <Link kind="standalone" href={elsewhere}>
              {t('toElsewhere')}
            </Link>
          )}
          <Link kind="standalone" href="/login">
            {t('toLogin')}
          </Link>
        </>
      }
    >
      <p>{t(elsewhere === undefined ? 'closed' : 'elsewhere', { hotline, hours: hotlineHours })}</p>
    </InterruptionPanel>
  )
}
