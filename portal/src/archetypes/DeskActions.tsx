import { isAllowed, refusalOf } from '@jinpiao/contract/actions'
import type { Application } from '@jinpiao/contract/applications'
import { calledIn, flowOf } from '@jinpiao/contract/flow'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import type { DeskWords } from './desk.ts'
import { batchRefusal, kindsOf } from './queueRules.ts'
import type { Decisions } from './useDecisions.ts'
import { useReturned } from './useReturned.tsx'

interface DeskActionsProps {
  words: DeskWords
  rows: readonly Application[]
  decisions: Decisions
}

/**
 * 通过 and 驳回: the same two for a selection of the queue and for one application. What must be refused is not offered
 * for signature: it can only be sent back, and the detail says why; where nothing can be done the reason stands here.
 */
export function DeskActions({ words, rows, decisions }: DeskActionsProps) {
  const { t } = useTranslation('approval')
  const { words: inWords } = useTerms()
  const [isOpen, setOpen] = useState(false)
  const refusal = batchRefusal(rows)
  const kinds = kindsOf(rows)
    .map((type) => inWords(flowOf(type).name))
    .join(t('kindAnd'))
  const returned = useReturned(rows)
  const blocked = rows.map(({ actions }) => refusalOf(actions, 'APPROVE')).find((reason) => reason !== undefined)
  const mayReturn = rows.every(({ actions }) => isAllowed(actions, 'RETURN'))
  const isOver = rows.every(({ actions }) => actions.length === 0)
  if (isOver) return <p>{t('noAction')}</p>

  return (
    <>
      {blocked === undefined ? (
        <Button
          tone="primary"
          busy={decisions.busy}
          disabledReason={refusal && t(refusal, { kinds })}
          onPress={() => decisions.approve(rows)}
        >
          {t(`desk.${words}.approve`)}
        </Button>
      ) : (
        !mayReturn && <p>{blocked}</p>
      )}
      {mayReturn && (
        <Button tone="danger" onPress={() => setOpen(true)}>
          {t('sendBack')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('sendBackTitle', { count: rows.length })}
        facts={returned.facts}
        fields={returned.fields}
        // Asked by another enterprise, it is that one's to correct.
        asks={
          rows.every(({ businessType }) => flowOf(businessType).submitters.length > 0) ? 'SEND_BACK' : 'SEND_BACK_ASKED'
        }
        consequence={t('sendBackMeans')}
        quickReasons={[
          ...(blocked === undefined ? [] : [blocked]),
          t('quick.contract'),
          ...(rows.some(({ businessType }) => calledIn(businessType, 'amount')) ? [t('quick.amount')] : []),
          ...(rows.some(({ businessType }) => calledIn(businessType, 'promisedDate') === 'promisedDate')
            ? [t('quick.date')]
            : []),
          t('quick.file'),
          t('quick.noTrade'),
        ]}
        submitLabel={t('sendBack')}
        tone="danger"
        onSubmit={async (comment) => {
          await decisions.sendBack(rows, comment)
          setOpen(false)
        }}
      />
    </>
  )
}
