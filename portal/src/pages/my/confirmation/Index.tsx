import { findAction, refusalOf } from '@jinpiao/contract/actions'
import { askedHref, type Confirmation, listConfirmations } from '@jinpiao/contract/confirmations'
import { Link } from '@jinpiao/ui-kit/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { AskedMatters } from '#portal/business/confirmations/AskedMatters.tsx'
import { ConfirmActions } from '#portal/business/confirmations/ConfirmActions.tsx'
import { MatterOfAddress } from '#portal/business/confirmations/MatterOfAddress.tsx'
import { ReadMatter } from '#portal/business/confirmations/ReadMatter.tsx'
import { useConfirming } from '#portal/business/confirmations/useConfirming.tsx'
import { JudgedUntil } from '#portal/business/redeemClaim/Judging.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'

/**
 * 企业确认: what other enterprises ask this one to confirm, a director signs, others read; with `?side=asked` what this one
 * asks of others, and what became of it.
 */
export default function Confirmations() {
  const [parameters] = useSearchParams()
  return parameters.get('side') === 'asked' ? <AskedMatters /> : <MattersToAnswer />
}

function MattersToAnswer() {
  const { t } = useTranslation('confirmations')
  const [selected, setSelected] = useState<Confirmation[]>([])
  const confirming = useConfirming(() => setSelected([]))
  const isOffered = ({ actions }: Confirmation) => findAction(actions, 'CONFIRM') !== undefined
  const reasonOf = (row: Confirmation) => (isOffered(row) ? refusalOf(row.actions, 'CONFIRM') : t('over'))
  const rowName = ({ confirmNo, confirmTitle }: Confirmation) => t('rowName', { confirmNo, confirmTitle })
  return (
    <>
      <ListPage
        route="confirmation"
        list={listConfirmations}
        noun="confirmations"
        tabsBy="confirmState"
        actions={
          <Link href={askedHref} kind="standalone">
            {t('toAsked')}
          </Link>
        }
        above={<ActsOutcome acts={confirming} />}
        columns={[
          'confirmNo',
          'confirmTitle',
          { key: 'confirmKind', secondary: true },
          'initiatorName',
          'amount',
          { key: 'confirmBy', cell: (row) => <Until {...row} /> },
          'confirmState',
          {
            id: 'actions',
            header: t('acts'),
            card: 'plain',
            cell: (row) => (
              <span className={css.rowActs}>
                <ReadMatter matter={row} context={rowName(row)} />
                {/* Why a row cannot be answered stands beside its box, once. */}
                {isOffered(row) && reasonOf(row) === undefined && (
                  <ConfirmActions rows={[row]} confirming={confirming} size="small" context={rowName(row)} />
                )}
              </span>
            ),
          },
        ]}
        filterLabel={t('filters')}
        primaryFilters={['initiatorName', 'confirmKind', 'confirmBy']}
        rowKey={({ pkConfirm }) => pkConfirm}
        rowName={rowName}
        empty={{ text: t('empty') }}
        selection={{
          selected,
          onChange: setSelected,
          isOffered,
          unselectableReason: reasonOf,
          actions: <ConfirmActions rows={selected} confirming={confirming} />,
        }}
      />
      <MatterOfAddress
        acts={(matter, close) =>
          isOffered(matter) &&
          (reasonOf(matter) === undefined ? (
            <ConfirmActions rows={[matter]} confirming={putAwayFirst(confirming, close)} />
          ) : (
            <p className={page.muted}>{reasonOf(matter)}</p>
          ))
        }
      />
      {confirming.dialog}
    </>
  )
}

/** The sheet makes room for what is signed. */
const putAwayFirst = (
  { busy, confirm, refuse }: ReturnType<typeof useConfirming>,
  close: () => void,
): Pick<ReturnType<typeof useConfirming>, 'busy' | 'confirm' | 'refuse'> => ({
  busy,
  confirm: (rows) => {
    close()
    confirm(rows)
  },
  refuse: (rows, reason) => {
    close()
    refuse(rows, reason)
  },
})

/** The last day, and how many are left of one that waits; of one that was contested, until when the platform judges it. */
function Until({ confirmBy, daysRemaining, judgeBy }: Confirmation) {
  const { t } = useTranslation('confirmations')
  return (
    <>
      <DayText day={confirmBy} />
      {daysRemaining !== null && daysRemaining >= 0 && (
        <span className={page.muted}> {t('daysLeft', { count: daysRemaining })}</span>
      )}
      {judgeBy !== null && (
        <div className={page.muted}>
          <JudgedUntil judgeBy={judgeBy} />
        </div>
      )}
    </>
  )
}
