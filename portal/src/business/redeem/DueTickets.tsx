import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { type DueTicket, listDueTickets, MAX_REDEEM_LINES, remindPayees } from '@jinpiao/contract/redeem'
import { Button } from '@jinpiao/ui-kit/Button'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ListView } from '#portal/lists/ListView.tsx'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RedeemFigures } from './RedeemFigures.tsx'
import { type RedeemTicket, toTicket } from './redeemForm.ts'

interface DueTicketsProps {
  /** They are to be paid by the batch that the form holds. */
  onChosen: (tickets: readonly RedeemTicket[]) => void
}

/** In the address: only tickets whose last payment failed. */
const BOX = 'box'

/** 待兑付: what is due and overdue; several are chosen and paid as one batch. Why one cannot be stands in its row (P21). */
export function DueTickets({ onChosen }: DueTicketsProps) {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const [selected, setSelected] = useState<DueTicket[]>([])
  const reminding = useReminder()
  const [parameters] = useSearchParams()
  const isFailed = parameters.get(BOX) === 'FAILED'
  return (
    <>
      {isFailed && (
        <InlineMessage tone="info">
          {t('onlyFailed')} <Link href={redeemPage[0]}>{t('allDue')}</Link>
        </InlineMessage>
      )}
      <ListView
        list={listDueTickets}
        {...(isFailed && { query: { box: 'FAILED' } })}
        noun="redeems"
        caption={t('tickets')}
        columns={[
          'creditNo',
          'payeeName',
          'amount',
          'promisedDate',
          {
            id: 'account',
            header: terms.name('receivingAccount'),
            cell: ({ accountTail }) => (accountTail === null ? t('noAccount') : t('account', { tail: accountTail })),
          },
          { id: 'failReason', header: t('lastFailure'), keeps: isFailed, cell: ({ failReason }) => failReason ?? '—' },
          { key: 'rootNo', secondary: true },
          { key: 'payableDate', secondary: true },
          'state',
        ]}
        filterLabel={t('filters')}
        primaryFilters={['payeeName', 'promisedDate', 'state']}
        sum="amount"
        figures={<RedeemFigures />}
        hasTools
        onFilter={() => setSelected([])}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo, payeeName }) => t('dueName', { creditNo, payee: payeeName })}
        empty={{ text: t('dueEmpty') }}
        selection={{
          selected,
          onChange: setSelected,
          amount: ({ amount }) => amount,
          unselectableReason: ({ blockedReason }) => blockedReason ?? undefined,
          actions: (
            <Button
              tone="primary"
              disabledReason={selected.length > MAX_REDEEM_LINES ? t('tooMany', { max: MAX_REDEEM_LINES }) : undefined}
              onPress={() => onChosen(selected.map(toTicket))}
            >
              {t('toForm', { count: selected.length })}
            </Button>
          ),
        }}
      >
        {({ list }) => {
          const blocked = list.filter(({ accountTail }) => accountTail === null)
          if (blocked.length === 0) return null
          const keys = blocked.map(({ pkCredit }) => pkCredit)
          return (
            <Button busy={reminding.isPending} onPress={() => reminding.mutate(keys)}>
              {t('remind')}
            </Button>
          )
        }}
      </ListView>
    </>
  )
}

/** Asks the payees of these tickets to register an account. */
function useReminder() {
  const { t } = useTranslation('redeem')
  const onError = useFailureToast()
  return useMutation({
    mutationFn: (fkCredits: string[]) => call(remindPayees, { body: { fkCredits } }),
    onSuccess: ({ count }) => {
      notify(count === 0 ? t('remindedNone') : t('reminded', { count }), 'info')
      void refresh('redeems')
    },
    onError,
  })
}
