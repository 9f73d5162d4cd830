import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Failure } from '#portal/parts/Failure.tsx'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as css from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { ApprovalQueue } from './ApprovalQueue.tsx'
import { BatchOutcome } from '#portal/signing/BatchOutcome.tsx'
import { DeskActions } from './DeskActions.tsx'
import type { Desk } from './desk.ts'
import { useDecisions } from './useDecisions.tsx'
import { VoucherPage } from './VoucherPage.tsx'

/** A page where applications are decided on: the queue, one application (`?pkApply=`), printed vouchers (`?voucher=`). */
export function ApprovalDesk({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['approval', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const decisions = useDecisions(desk)
  const [round, setRound] = useState(0)
  const pkApply = parameters.get('pkApply') ?? ''
  const voucher = parameters.get('voucher') ?? ''
  // The voucher of the application that is shown is another page.
  useDetailFocus(voucher === '' ? pkApply : `voucher/${voucher}`)

  const { decided, failure, busy, forget } = decisions
  const toList = () =>
    setParameters((now) => {
      now.delete('pkApply')
      now.delete('voucher')
      return now
    })

  if (voucher !== '') return <VoucherPage pkApplys={voucher.split(',')} backHref={pathname} />

  const outcome = decided && (
    <BatchOutcome
      {...decided}
      next={decided.approved ? t(`desk.${desk.words}.next`) : undefined}
      onRetry={decided.retry}
      actions={
        <>
          {desk.issues && decided.approved && decided.results.some(({ ok }) => ok) && (
            <Button
              onPress={() =>
                setParameters((now) => {
                  const issued = decided.results.filter(({ ok }) => ok).map(({ id }) => id)
                  now.delete('pkApply')
                  now.set('voucher', issued.join(','))
                  return now
                })
              }
            >
              {t('printVouchers')}
            </Button>
          )}
          <Button
            tone="quiet"
            onPress={() => {
              forget()
              toList()
              setRound(round + 1)
              // The answer goes with its button: the focus must not fall to the top of the page.
              mainHeading()?.focus()
            }}
          >
            {t('continueDeciding')}
          </Button>
        </>
      }
    />
  )

  return (
    <div className={css.page}>
      {pkApply === '' ? (
        <>
          <h1 className={css.title}>{t(`routes:${desk.title}`)}</h1>
          <Failure text={failure} />
          {outcome}
          <ApprovalQueue key={round} desk={desk} decisions={decisions} />
        </>
      ) : (
        <ApplicationDetail
          pkApply={pkApply}
          backHref={backHref(pathname, parameters)}
          backLabel={t(`routes:${desk.title}`)}
          above={
            <>
              <Failure text={failure} />
              {outcome}
            </>
          }
          actions={(application) => (
            <DeskActions
              desk={desk}
              rows={[application]}
              decisions={decisions}
              busy={busy}
              reason={application.blockedReason}
            />
          )}
        />
      )}
      {decisions.dialog}
    </div>
  )
}

function backHref(pathname: string, parameters: URLSearchParams): string {
  const list = new URLSearchParams(parameters)
  list.delete('pkApply')
  return list.size === 0 ? pathname : `${pathname}?${list}`
}
