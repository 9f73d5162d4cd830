import type { EntryResult } from '@jinpiao/contract/envelope'
import { Button } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import { BatchOutcome } from '../approval/BatchOutcome.tsx'
import { Failure } from '../approval/Failure.tsx'

/** What an act on tickets led to. */
export interface Answered {
  act: string
  next: string
  results: EntryResult[]
  retry: (failed: readonly EntryResult[]) => void
}

export interface TicketActs {
  failure: string | undefined
  answered: Answered | undefined
  /** The answer has been read. */
  forget: () => void
}

/** The answer to an act on tickets, or why it did not begin, above the list that it was begun in. */
export function TicketsOutcome({ acts: { failure, answered, forget } }: { acts: TicketActs }) {
  const { t } = useTranslation('tickets')
  return (
    <>
      <Failure text={failure} />
      {answered && (
        <BatchOutcome
          act={answered.act}
          next={answered.next}
          results={answered.results}
          onRetry={answered.retry}
          actions={
            <Button tone="quiet" onPress={forget}>
              {t('continueAnswering')}
            </Button>
          }
        />
      )}
    </>
  )
}
