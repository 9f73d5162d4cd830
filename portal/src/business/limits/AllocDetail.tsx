import type { DetailOf } from '@jinpiao/contract/applications'
import type { limitAlloc } from '@jinpiao/contract/limitAlloc'
import { allocMoves } from '@jinpiao/contract/states/data'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LimitImpact } from './LimitImpact.tsx'

type Detail = DetailOf<typeof limitAlloc>

const allocFace = ({ application }: Detail): ApplicationFace => ({
  parties: [
    ['sourceName', application.sourceName],
    ['memberName', application.memberName],
  ],
})

/** What a decision on an allocation rests on: which way, what the member has, what it could give back. */
function AllocDetail({ detail: { application, limit, payload, memberAvailable } }: { detail: Detail }) {
  const { t } = useTranslation('limits')
  const { name, words } = useTerms()
  const { move, memberName, allocatedNow, allocatedAfter, createdByName, submittedAt } = application
  return (
    <FactSheet
      title={t('alloc.title')}
      rows={[
        {
          label: name('sourceName'),
          value: limit && (
            <Link href={`/my/limit/detail?id=${limit.pkLimit}`} kind="standalone">
              {t('rowName', { source: limit.sourceName, product: limit.product })}
            </Link>
          ),
        },
        { label: name('memberName'), value: memberName },
        { label: name('move'), value: words(allocMoves[move].label) },
        { label: name('allocatedNow'), value: <Money value={allocatedNow} unit /> },
        { label: name('allocatedAfter'), value: allocatedAfter && <Money value={allocatedAfter} unit /> },
        { label: t('alloc.most.REDUCE'), value: <Money value={memberAvailable} unit /> },
        { label: name('from'), value: limit && <DayText day={limit.from} /> },
        { label: name('to'), value: limit && <DayText day={limit.to} /> },
        { label: name('createdByName'), value: createdByName },
        { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        { label: name('remark'), value: payload.remark, isWide: true },
      ]}
    />
  )
}

export const allocDetail = { face: allocFace, facts: AllocDetail, rail: LimitImpact }
