import { HELP_FILES, inPageLanguage } from '@jinpiao/contract/pageLanguage'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { Button, Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { toTop } from '#portal/app/toTop.ts'
import type { Language } from '#portal/i18n.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import * as css from './frame.css.ts'

/** Spec §1: online service, hotline, copyright, filings. The first three stand in the same order on every page (3.2.6). */
export function Footer() {
  const { t, i18n } = useTranslation('shell')
  const platform = usePlatform()
  const { contactAddress, postcode, icpRegister, securityRegister, onlineService } = platform
  const isOurs = onlineService.startsWith(HELP_FILES)
  const address =
    contactAddress && (postcode === '' ? contactAddress : t('address', { address: contactAddress, postcode }))
  const filings = [platform.copyrightCn, icpRegister, securityRegister].filter(Boolean)
  return (
    <footer className={css.footer}>
      <div className={css.footerGroup}>
        <Link
          className={css.footerItem}
          href={isOurs ? inPageLanguage(onlineService, i18n.language as Language) : onlineService}
          target="_blank"
          rel="noopener"
        >
          {t('onlineService')}
          <span className={visuallyHidden}>{t('newWindow')}</span>
        </Link>
        <Link className={css.footerItem} href="/help/verify">
          {t('verifyReceipt')}
        </Link>
        <span>
          {t('hotline')} {t('hotlineHours', { hotline: platform.hotline, hours: platform.hotlineHours })}
        </span>
        <Button className={css.footerItem} onPress={toTop}>
          {t('toTop')}
        </Button>
        {address && (
          <span>
            <SpokenSerials>{address}</SpokenSerials>
          </span>
        )}
      </div>
      <div className={css.footerGroup}>
        {filings.map((filing) => (
          <span key={filing}>
            <SpokenSerials>{filing}</SpokenSerials>
          </span>
        ))}
      </div>
      {platform.preview && (
        <span>
          {t('preview')} {/* The server ends it: a page load, which no link of the router is. */}
          <a className={css.footerItem} href="/cv3/platform-preview/end">
            {t('previewEnd')}
          </a>
        </span>
      )}
    </footer>
  )
}
