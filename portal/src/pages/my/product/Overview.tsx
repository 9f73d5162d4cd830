import { listProductCards } from '@jinpiao/contract/productCards'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProductCards } from '#portal/business/products/ProductCards.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'

/** 产品中心: every product of the platform as it stands to the enterprise, and what can be done with it. */
export default function ProductOverview() {
  const { t } = useTranslation(['products', 'routes'])
  const query = useQuery(queryOf('products', listProductCards, {}))
  useHeadingKept(!query.isPending)
  return (
    <div className={css.page}>
      <PageHead title={t('routes:productOverview')} />
      <p>{t('intro')}</p>
      <QueryState query={query}>
        {(cards) => (cards.length === 0 ? <p>{t('none')}</p> : <ProductCards cards={cards} />)}
      </QueryState>
    </div>
  )
}
