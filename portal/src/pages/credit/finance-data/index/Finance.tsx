import { financePacks } from '@jinpiao/contract/packs'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { NewPack } from '#portal/business/packs/NewPack.tsx'
import { PackActions } from '#portal/business/packs/PackActions.tsx'
import { PurFinanceLink } from '#portal/business/packs/PurFinanceLink.tsx'
import { packHref } from '#portal/business/packs/packPages.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** 融资资料管理: papers for funders, each with how much of it is complete. */
export default function FinancePacksPage() {
  const { t } = useTranslation('packs')
  const mayOpen = useMayOpen()
  return (
    <ListPage
      route="financePacks"
      list={financePacks.list}
      noun="applications"
      columns={[
        'applyNo',
        'packName',
        'funderName',
        'completeness',
        'state',
        'updatedAt',
        { key: 'createdByName', secondary: true },
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (pack) => <PackActions kind="FINANCE_PACK" pack={pack} />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['packName', 'funderName', 'state']}
      actions={
        <>
          <PurFinanceLink />
          <NewPack kind="FINANCE_PACK" />
        </>
      }
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, packName }) => t('rowName', { applyNo, name: packName })}
      hrefOf={({ pkApply }) => (mayOpen(packHref(pkApply)) ? packHref(pkApply) : undefined)}
      empty={{ text: t('empty.FINANCE_PACK'), action: <NewPack kind="FINANCE_PACK" /> }}
    />
  )
}
