import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { type DueTicket, listDueTickets, MAX_REDEEM_LINES, remindPayees } from '@jinpiao/contract/redeem'
import { dueBoxOf, waysToPay } from '@jinpiao/contract/waysToPay'
import { Button } from '@jinpiao/ui-kit/Button'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { todayInShanghai } from '@jinpiao/values/days'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { ListView } from '#portal/lists/ListView.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { FailedPayment } from './FailedPayment.tsx'
import { PaymentActs } from './PaymentActs.tsx'
import { RedeemFigures } from './RedeemFigures.tsx'
import { type RedeemTicket, toTicket } from './redeemForm.ts'

interface DueTicketsProps {
  /** They are to be paid by the batch that the form holds. */
  onChosen: (tickets: readonly RedeemTicket[]) => void
}

/** In the address: only tickets in no batch, or those about which one thing can be done. */
const BOX = 'box'
const boxes = ['FREE', ...waysToPay.map((way) => dueBoxOf[way])] as const

/** 待兑付: what is due and overdue; several are chosen and paid as one batch. Why one cannot be stands in its row (P21). */
export function DueTickets({ onChosen }: DueTicketsProps) {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const [selected, setSelected] = useState<DueTicket[]>([])
  const reminding = useReminder()
  const [parameters] = useSearchParams()
  const box = boxes.find((each) => each === parameters.get(BOX))
  return (
    <>
      {box !== undefined && (
        <div className={layout.flushPart}>
          <InlineMessage tone="info">
            {t(`only.${box}`)} <Link href={redeemPage[0]}>{t('allDue')}</Link>
          </InlineMessage>
        </div>
      )}
      <ListView
        list={listDueTickets}
        {...(box !== undefined && { query: { box } })}
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
            cell: ({ accountTail, remindedOn }) =>
              accountTail !== null ? (
                t('account', { tail: accountTail })
              ) : (
                <ProseText>
                  {remindedOn === null ? t('noAccount') : t('noAccountReminded', { day: remindedOn })}
                </ProseText>
              ),
          },
          {
            id: 'redeemNo',
            header: terms.name('redeemNo'),
            isOffered: ({ pkRedeem, draft }) => pkRedeem !== null || draft !== null,
            cell: (row) =>
              row.draft === null ? (
                <NumberLink term="redeemNo" of={row} no={row.redeemNo} />
              ) : (
                <Link href={`${redeemPage[0]}?edit=${row.draft.pkRedeem}`} context={row.creditNo}>
                  <SpokenSerials>{t('inDraft', { redeemNo: row.draft.redeemNo })}</SpokenSerials>
                </Link>
              ),
          },
          {
            id: 'failReason',
            header: t('lastFailure'),
            keeps: box === 'FAILED',
            cell: ({ lastFailure }) =>
              lastFailure === null ? (
                '—'
              ) : (
                <>
                  {lastFailure.failReason}{' '}
                  <NumberLink term="redeemNo" of={{ pkRedeem: lastFailure.pkApply }} no={lastFailure.redeemNo} />
                </>
              ),
          },
          {
            id: 'acts',
            header: t('acts'),
            card: 'plain',
            isOffered: ({ actions, claim }) => claim !== null || actions.length > 0,
            cell: (row) => (
              <PaymentActs row={row} fails={row.payment && <FailedPayment row={{ ...row, ...row.payment }} />} />
            ),
          },
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
          const today = todayInShanghai(businessNow())
          const keys = blocked.map(({ pkCredit }) => pkCredit)
          return (
            <div className={layout.flushPart}>
              <Button
                busy={reminding.isPending}
                disabledReason={
                  blocked.every(({ remindedOn }) => remindedOn === today)
                    ? t('remindedToday', { day: today })
                    : undefined
                }
                onPress={() => reminding.mutate(keys)}
              >
                {t('remind')}
              </Button>
            </div>
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
