import { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { ukeyChange } from '@jinpiao/contract/ukeyChange'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** Where one reads how far a key is: a director on the page of the order, others on that of their own. */
function useProgressHref(): (row: { pkApply: string }) => string {
  const mayOpen = useMayOpen()
  const detail = '/my/enterprise-info/ukey/apply-detail'
  return ({ pkApply }) =>
    mayOpen(detail) ? `${detail}?id=${pkApply}` : `/my/enterprise-info/ukey/reset?pkApply=${pkApply}`
}

/** 申请记录: keys that were applied for. */
export function AppliedKeys() {
  const { t } = useTranslation('ukeys')
  const hrefOf = useProgressHref()
  return (
    <ListView
      list={ukeyApply.list}
      noun="ukeys"
      caption={t('tab.applies')}
      columns={[
        'applyNo',
        'bearerName',
        { key: 'algorithm', secondary: true },
        'receiveWay',
        'submittedAt',
        'state',
        'ukeyStage',
        { key: 'createdByName', secondary: true },
      ]}
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, bearerName }) => t('record', { applyNo, name: bearerName })}
      hrefOf={hrefOf}
      empty={{ text: t('noApplies') }}
    />
  )
}

/** 变更记录: what was asked for with keys that are there. */
export function ChangedKeys() {
  const { t } = useTranslation('ukeys')
  const hrefOf = useProgressHref()
  return (
    <ListView
      list={ukeyChange.list}
      noun="ukeys"
      caption={t('tab.changes')}
      columns={[
        'applyNo',
        'bearerName',
        'ukeyKind',
        'ukeySuffix',
        'submittedAt',
        'state',
        'ukeyStage',
        { key: 'createdByName', secondary: true },
      ]}
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, bearerName }) => t('record', { applyNo, name: bearerName })}
      hrefOf={hrefOf}
      empty={{ text: t('noChanges') }}
    />
  )
}
