import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import { calledIn } from '@jinpiao/contract/flow'
import { Button } from '@jinpiao/ui-kit/Button'
import { Money } from '@jinpiao/ui-kit/Money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { ApprovalQueue } from './ApprovalQueue.tsx'
import { DeskActions } from './DeskActions.tsx'
import type { ApplicationFace, Desk } from './desk.ts'
import { NextOne, QueueNeighbours } from './QueueNeighbours.tsx'
import { deskAddress } from './queueRules.ts'
import { useDecisions } from './useDecisions.ts'
import { useQueueWay } from './useQueueWay.ts'

interface ApprovalDeskProps<A extends ApplicationEndpoints> {
  desk: Desk<A>
  /** Of one of several desks: what stands around its queue, in place of its own heading. */
  frame?: (queue: ReactNode) => ReactNode
}

/** A page where applications are decided on: the queue, one application (`?pkApply=`), printed vouchers (`?voucher=`). */
export function ApprovalDesk<A extends ApplicationEndpoints>({ desk, frame }: ApprovalDeskProps<A>) {
  const { t } = useTranslation(['approval', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const decisions = useDecisions(desk)
  const [round, setRound] = useState(0)
  const pkApply = parameters.get('pkApply') ?? ''
  const voucher = parameters.get('voucher') ?? ''
  // The voucher of the application that is shown is another page.
  useDetailFocus(voucher === '' ? pkApply : `voucher/${voucher}`)
  // The one that is shown has been decided on, just now and with success.
  const isDecided = pkApply !== '' && decisions.answered?.results.every(({ ok, id }) => ok && id === pkApply) === true
  const way = useQueueWay(desk, pkApply, isDecided)
  // 下一笔: what was answered about the one before does not stand above this one.
  const { forget } = decisions
  const shown = useRef(pkApply)
  useEffect(() => {
    if (shown.current !== '' && pkApply !== '' && shown.current !== pkApply) forget()
    shown.current = pkApply
  }, [pkApply, forget])

  function to(change: (now: URLSearchParams) => void) {
    setParameters((now) => {
      now.delete('pkApply')
      now.delete('voucher')
      change(now)
      return now
    })
  }

  const Vouchers = desk.vouchers
  if (voucher !== '' && Vouchers)
    return <Vouchers pkApplys={voucher.split(',')} backHref={deskAddress(pathname, parameters)} />

  const issued = decisions.answered?.next === undefined ? [] : decisions.answered.results.filter(({ ok }) => ok)
  const outcome = (
    <ActsOutcome
      acts={decisions}
      isLine={isDecided}
      first={isDecided && <NextOne way={way} />}
      onContinue={() => {
        to(() => {})
        setRound(round + 1)
      }}
      actions={
        Vouchers &&
        issued.length > 0 && (
          <Button onPress={() => to((now) => now.set('voucher', issued.map(({ id }) => id).join(',')))}>
            {t('printVouchers')}
          </Button>
        )
      }
    />
  )

  return (
    <div className={pkApply === '' ? css.list : css.stack}>
      {pkApply === '' ? (
        framed(
          <>
            {outcome}
            <ApprovalQueue key={round} desk={desk} decisions={decisions} />
          </>,
        )
      ) : (
        <ApplicationDetail
          of={desk.of}
          parts={desk.detail}
          pkApply={pkApply}
          backHref={backHref(pathname, parameters)}
          backLabel={t(`routes:${desk.title}`)}
          above={outcome}
          actions={(detail) =>
            // Decided on, and the last one: an empty bar says nothing.
            isDecided && way.next === undefined ? undefined : (
              <>
                {!isDecided && <DeskActions words={desk.words} rows={[detail.application]} decisions={decisions} />}
                <DecidedOn application={detail.application} face={desk.detail.face(detail)} />
                <QueueNeighbours way={way} />
              </>
            )
          }
        />
      )}
      {decisions.dialog}
    </div>
  )

  function framed(queue: ReactNode): ReactNode {
    if (frame) return frame(queue)
    return (
      <>
        <PageHead title={t(`routes:${desk.title}`)} />
        {queue}
      </>
    )
  }
}

/** What the buttons beside it decide on, where the amount has been scrolled away. A phone has no room for it. */
function DecidedOn({ application, face }: { application: Application; face: ApplicationFace }) {
  const { businessType, amount, actions } = application
  const party = face.counterparty ?? face.parties?.[1][1]
  const isOffered = actions.some(({ allowed }) => allowed)
  if (party === undefined || !isOffered) return null
  if (amount === null) return calledIn(businessType, 'amount') ? null : <p className={css.actionBarText}>{party}</p>
  return (
    <p className={css.actionBarText}>
      <Money value={amount} unit /> · {party}
    </p>
  )
}

function backHref(pathname: string, parameters: URLSearchParams): string {
  const list = new URLSearchParams(parameters)
  list.delete('pkApply')
  return list.size === 0 ? pathname : `${pathname}?${list}`
}
