import { accountInfoPage } from '@jinpiao/contract/permissions/redeem'
import { ACCOUNT_ASKED } from '@jinpiao/contract/waysToPay'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** Above the tickets that a message leads to: their issuer has asked for an account to pay them into, and where that is done. */
export function AccountAsked() {
  const { t } = useTranslation('tickets')
  const mayOpen = useMayOpen()
  const [parameters] = useSearchParams()
  const name = parameters.get('issuerName') ?? ''
  if (!parameters.has(ACCOUNT_ASKED) || name === '') return null
  return (
    <Banner tone="warning" headingLevel={3} title={t('accountAsked', { name })}>
      <p>{t('accountAskedText')}</p>
      {mayOpen(accountInfoPage[0]) && (
        <p className={page.actions}>
          <Link href={accountInfoPage[0]} kind="secondary">
            {t('overdueAccount')}
          </Link>
        </p>
      )}
    </Banner>
  )
}
