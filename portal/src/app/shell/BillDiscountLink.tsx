import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#portal/parts/platform.ts'
import { discount } from './bar.css.ts'

/** The fixed link of spec §1; it says that it leaves this window alone. Every header has it. Nothing where the platform has none. */
export function BillDiscountLink() {
  const { t } = useTranslation('shell')
  const { billDiscountUrl } = usePlatform()
  if (!billDiscountUrl) return null
  return (
    <Link className={discount} href={billDiscountUrl} target="_blank" rel="noopener">
      {t('billDiscount')}
      <ExternalLink {...smallIconProps} />
      <span className={visuallyHidden}>{t('newWindow')}</span>
    </Link>
  )
}
