import type { EntryResult } from '@jinpiao/contract/envelope'
import type { BusinessType } from '@jinpiao/contract/flow'
import { Button } from '@jinpiao/ui-kit/Button'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { focusText } from '@jinpiao/ui-kit/lib/focusText'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { outcomeOf, retriable } from './outcome.ts'
import * as css from './signing.css.ts'
import { useNowText } from './useNowText.ts'

export interface BatchOutcomeProps {
  results: readonly EntryResult[]
  /** Of the applications: the states in which they are now have its words. */
  businessType?: BusinessType | undefined
  /** What was done, as a heading: 复核通过. */
  act: string
  /** What happens next, in one sentence. Shown when something has been done. */
  next?: ReactNode
  /** Tries the failed ones again; left out where that makes no sense. */
  onRetry?: ((failed: EntryResult[]) => void) | undefined
  /** The answer is one line: of one entry that is done. */
  isLine?: boolean
  /** Further actions on what is done: print, back to the list. */
  actions?: ReactNode
}

/**
 * The answer to a batch: what the person has done, with how many it was not possible, each with its reason (D4), and where
 * they stand now: what others do after it is theirs to say. Takes the focus when it appears.
 */
export function BatchOutcome({
  results,
  businessType,
  act,
  next,
  onRetry,
  isLine = false,
  actions,
}: BatchOutcomeProps) {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  const heading = useRef<HTMLHeadingElement>(null)
  const { done, failed } = outcomeOf(results)
  const again = retriable(failed)
  useEffect(() => focusText(heading.current), [results])

  const [only] = results.length === 1 ? results : []
  const title =
    failed.length === 0
      ? t('outcomeAll', { act, count: done.length })
      : t('outcomeSome', { act, done: done.length, failed: failed.length })
  const nowText = useNowText()
  const now = businessType === undefined ? '' : nowText(businessType, done)
  return (
    <section
      className={css.outcome}
      data-tone={failed.length === 0 ? 'success' : 'warning'}
      data-line={isLine || undefined}
    >
      <h2 ref={heading} className={css.outcomeTitle}>
        {failed.length === 0 ? <CircleCheck {...iconProps} /> : <CircleAlert {...iconProps} />}
        {title}
      </h2>
      {now !== '' && !isLine && <p>{now}</p>}
      {done.length > 0 && next !== undefined && !isLine && <p>{next}</p>}
      {only === undefined ? (
        <DataTable
          caption={t('outcomeTable')}
          columns={columns()}
          rows={[...failed, ...done]}
          rowKey={({ id }) => id}
          rowName={(result) => numberOf(result)}
          empty={{ text: t('outcomeNone') }}
        />
      ) : (
        <p>
          <SpokenSerials>{sentenceOf(only)}</SpokenSerials>
          {isLine && now !== '' && <span className={css.outcomeNext}>{now}</span>}
          {isLine && next !== undefined && <span className={css.outcomeNext}>{next}</span>}
        </p>
      )}
      <div className={page.actions}>
        {again.length > 0 && onRetry !== undefined && (
          <Button tone="primary" onPress={() => onRetry(again)}>
            {t('outcomeRetry', { count: again.length })}
          </Button>
        )}
        {actions}
      </div>
    </section>
  )

  /** One entry is a sentence, not a table. */
  function sentenceOf(result: EntryResult): string {
    const { ok, message, creditNo } = result
    if (!ok) return t('outcomeOneFailed', { number: numberOf(result), reason: message })
    return creditNo === undefined ? numberOf(result) : t('outcomeOneTicket', { number: numberOf(result), creditNo })
  }

  function columns(): Column<EntryResult>[] {
    const hasTickets = done.some(({ creditNo }) => creditNo !== undefined)
    return [
      { id: 'no', header: t('number'), rowHeader: true, cell: numberOf },
      { id: 'result', header: t('result'), card: 'plain', cell: ({ ok }) => <OutcomeWord ok={ok} /> },
      ...(hasTickets
        ? [
            {
              id: 'creditNo',
              header: terms.name('creditNo'),
              cell: (row: EntryResult) => <NumberLink term="creditNo" of={row} no={row.creditNo} />,
            },
          ]
        : []),
      { id: 'reason', header: terms.name('reason'), keeps: true, cell: ({ ok, message }) => (ok ? '—' : message) },
    ]
  }
}

const numberOf = ({ no, id }: EntryResult) => no ?? id

function OutcomeWord({ ok }: { ok: boolean }) {
  const { t } = useTranslation('approval')
  return (
    <span className={css.outcomeWord} data-ok={ok}>
      {ok ? <CircleCheck {...iconProps} size={16} /> : <CircleAlert {...iconProps} size={16} />}
      {ok ? t('outcomeDone') : t('outcomeFailed')}
    </span>
  )
}
