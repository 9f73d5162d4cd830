import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { Administrators } from '#portal/business/administrators/Administrators.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** No product or no role yet: what to tell the administrator, ready to be sent (product §4.2). */
export default function ContactManagerOpenProduct() {
  const { t } = useTranslation(['errors', 'routes'])
  const { platformName, hotline, hotlineHours } = usePlatform()
  const { user3 } = useSecurity()
  const text = t('managerNotice', {
    corp: user3?.userName ?? '',
    name: user3?.personName ?? '',
    platform: platformName,
    hotline,
  })

  return (
    <div className={`${surface} ${css.notice}`}>
      <h1 className={css.title}>{t('routes:contactManager')}</h1>
      <p>{t('managerText')}</p>
      <Administrators />
      <h2 className={css.heading}>{t('managerWhat')}</h2>
      <blockquote className={css.quote}>{text}</blockquote>
      <CopyButton text={text} what={t('managerNoticeNoun')} tone="primary" size="regular">
        {t('managerCopy')}
      </CopyButton>
      <p className={css.muted}>
        <ProseText>{t('managerHelp', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </div>
  )
}
