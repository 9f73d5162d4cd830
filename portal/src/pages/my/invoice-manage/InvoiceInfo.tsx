import { getBillingInfo } from '@jinpiao/contract/billingInfo'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BillingForm } from '#portal/business/billing/BillingForm.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'

/** 开票信息: what stands on the invoices that are applied for from now on. */
export default function BillingInfoPage() {
  const { t } = useTranslation(['billing', 'routes'])
  // What has been typed stays: the form is begun once for each version.
  const query = useQuery({ ...queryOf('fees', getBillingInfo, {}), refetchOnWindowFocus: false })
  useHeadingKept(!query.isPending)
  return (
    <div className={css.page}>
      <PageHead title={t('routes:billingInfo')} />
      <QueryState query={query}>
        {(stored) => (
          <div className={layout.withRail}>
            <section className={`${surface} ${layout.wideFields}`}>
              <BillingForm key={stored.version} stored={stored} />
            </section>
            <section className={`${surface} ${css.section}`} aria-labelledby="billing-note">
              <h2 id="billing-note" className={css.heading}>
                {t('billingNote')}
              </h2>
              <p>{t('billingIntro')}</p>
            </section>
          </div>
        )}
      </QueryState>
    </div>
  )
}
