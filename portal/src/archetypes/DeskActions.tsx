import type { IssueApplication } from '@jinpiao/contract/issue'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from './desk.ts'
import { batchRefusal } from './queueRules.ts'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import type { useDecisions } from './useDecisions.tsx'

interface DeskActionsProps {
  desk: Desk
  rows: readonly IssueApplication[]
  decisions: ReturnType<typeof useDecisions>
  busy: boolean
  /** Why nothing can be done with them now (I11, or decided by somebody else meanwhile). */
  reason?: string | null
}

/** Approve, send back, reject: the same three for a selection of the queue and for one application. */
export function DeskActions({ desk, rows, decisions, busy, reason }: DeskActionsProps) {
  const { t } = useTranslation('approval')
  const [way, setWay] = useState<'sendBack' | 'reject'>('sendBack')
  const [isOpen, setOpen] = useState(false)
  const count = rows.length
  const refusal = batchRefusal(rows)
  const blocked = reason ?? undefined
  const notApproved = blocked ?? (refusal && t(refusal))

  const ask = (next: 'sendBack' | 'reject') => {
    setWay(next)
    setOpen(true)
  }

  return (
    <>
      <Button tone="primary" busy={busy} disabledReason={notApproved} onPress={() => void decisions.approve(rows)}>
        {t(`desk.${desk.words}.approve`)}
      </Button>
      {/* One reason in text is enough: the others stand beside it. */}
      {blocked === undefined && (
        <>
          <Button onPress={() => ask('sendBack')}>{t('sendBack')}</Button>
          {desk.reject && (
            <Button tone="danger" onPress={() => ask('reject')}>
              {t('reject')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(way === 'reject' ? 'rejectTitle' : 'sendBackTitle', { count })}
        consequence={t(way === 'reject' ? 'rejectMeans' : 'sendBackMeans')}
        quickReasons={quickReasons(way)}
        submitLabel={t(way)}
        tone={way === 'reject' ? 'danger' : 'primary'}
        onSubmit={async (comment) => {
          await decisions.refuse(rows, comment, way)
          setOpen(false)
        }}
      />
    </>
  )

  function quickReasons(of: 'sendBack' | 'reject'): string[] {
    return of === 'reject'
      ? [t('quick.noTrade'), t('quick.duplicate'), t('quick.notPlanned')]
      : [t('quick.contract'), t('quick.amount'), t('quick.date'), t('quick.file')]
  }
}
