import { issuePacks } from '@jinpiao/contract/packs'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { NewPack } from '#portal/business/packs/NewPack.tsx'
import { PackActions } from '#portal/business/packs/PackActions.tsx'
import { packHref } from '#portal/business/packs/packPages.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** 开立资料管理: papers for suppliers, each with its contract and how much of it is complete. */
export default function IssuePacksPage() {
  const { t } = useTranslation('packs')
  const mayOpen = useMayOpen()
  return (
    <ListPage
      route="issuePacks"
      list={issuePacks.list}
      noun="applications"
      columns={[
        'applyNo',
        'packName',
        'supplierName',
        'contractNo',
        'contractAmount',
        'completeness',
        'state',
        { key: 'updatedAt', secondary: true },
        { key: 'createdByName', secondary: true },
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (pack) => <PackActions kind="ISSUE_PACK" pack={pack} />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['packName', 'supplierName', 'state']}
      actions={<NewPack kind="ISSUE_PACK" />}
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, packName }) => t('rowName', { applyNo, name: packName })}
      hrefOf={({ pkApply }) => (mayOpen(packHref(pkApply)) ? packHref(pkApply) : undefined)}
      empty={{ text: t('empty.ISSUE_PACK'), action: <NewPack kind="ISSUE_PACK" /> }}
    />
  )
}
