import { keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import { ukeyKinds } from '@jinpiao/contract/states/ukey'
import { getUkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { KeyProgress } from './KeyProgress.tsx'
import { useDeliveryRows } from './useDeliveryRows.tsx'

const LIST = '/my/enterprise-info/ukey/list'

interface KeyProgressPageProps {
  pkApply: string
  page: Extract<RouteTitle, 'ukeyDetail' | 'ukeyReset'>
}

/** One application for a key: how far the key is, and what was applied for. */
export function KeyProgressPage({ pkApply, page }: KeyProgressPageProps) {
  const { t } = useTranslation(['ukeyOrders', 'routes'])
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  const query = useQuery(queryOf('ukeys', getUkeyOrder, { params: { pkApply } }))
  return (
    <DetailPage query={query} title={t(`routes:${page}`)} trail={[{ label: t('routes:ukeyList'), href: LIST }]}>
      {(order) => (
        <div className={layout.stack}>
          <KeyProgress pkApply={pkApply} />
          <FactSheet
            title={t('wanted')}
            rows={[
              {
                label: name('applyNo'),
                value: (
                  <NumberLink
                    term="applyNo"
                    of={{ ...order, businessType: order.ukeyKind === 'NEW' ? 'UKEY_APPLY' : 'UKEY_CHANGE' }}
                    no={order.applyNo}
                  />
                ),
              },
              {
                label: name('ukeyKind'),
                value: order.ukeyKind === 'NEW' ? t('new') : words(ukeyKinds[order.ukeyKind].label),
              },
              { label: name('bearerName'), value: order.bearerName },
              { label: name('algorithm'), value: words(keyAlgorithms[order.algorithm].label) },
              ...(order.ukeyKind === 'UNBIND' || order.ukeyKind === 'RENEW' ? [] : deliveryRows(order)),
              { label: name('createdByName'), value: order.createdByName },
            ]}
          />
        </div>
      )}
    </DetailPage>
  )
}
