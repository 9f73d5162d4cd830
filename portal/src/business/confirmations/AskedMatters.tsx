import { listAskedConfirmations } from '@jinpiao/contract/confirmations'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { MatterOfAddress } from './MatterOfAddress.tsx'
import { ReadMatter } from './ReadMatter.tsx'

/** What this enterprise has asked others to confirm: where each stands, and why one was refused. */
export function AskedMatters() {
  const { t } = useTranslation('confirmations')
  return (
    <>
      <ListPage
        route="confirmationAsked"
        list={listAskedConfirmations}
        noun="confirmations"
        tabsBy="confirmState"
        actions={
          <Link href={confirmationPage[0]} kind="standalone">
            {t('toAnswer')}
          </Link>
        }
        columns={[
          'confirmNo',
          'confirmTitle',
          { key: 'confirmKind', secondary: true },
          'confirmerName',
          'amount',
          'confirmBy',
          'confirmState',
          'reason',
          {
            id: 'actions',
            header: t('acts'),
            card: 'plain',
            cell: (row) => (
              <ReadMatter
                matter={row}
                context={t('rowName', { confirmNo: row.confirmNo, confirmTitle: row.confirmTitle })}
              />
            ),
          },
        ]}
        filterLabel={t('askedFilters')}
        primaryFilters={['confirmNo', 'confirmBy']}
        rowKey={({ pkConfirm }) => pkConfirm}
        rowName={({ confirmNo, confirmTitle }) => t('rowName', { confirmNo, confirmTitle })}
        empty={{ text: t('askedEmpty') }}
      />
      <MatterOfAddress />
    </>
  )
}
