import { financePage } from '@jinpiao/contract/permissions/finance'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const [href] = financePage

/** What a supplier's operator begins from home: the money of a ticket today. */
export function FinanceAction() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  return mayOpen(href) ? (
    <Link href={href} kind="action">
      {t('newFinance')}
    </Link>
  ) : null
}
