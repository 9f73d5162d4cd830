import type { EntryResult } from '@jinpiao/contract/envelope'
import { Button } from '@jinpiao/ui-kit/Button'
import { focusText } from '@jinpiao/ui-kit/lib/focusText'
import { useTranslation } from 'react-i18next'
import { BatchOutcome } from '#portal/signing/BatchOutcome.tsx'
import { Failure } from '#portal/parts/Failure.tsx'
import { mainHeading } from '#portal/parts/mainHeading.ts'

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

interface TicketsOutcomeProps {
  acts: TicketActs
  /** Id of the heading that takes the focus when the answer goes; the page's own if left out. */
  headingId?: string
}

/** The answer to an act on tickets, or why it did not begin, above the list that it was begun in. */
export function TicketsOutcome({ acts: { failure, answered, forget }, headingId }: TicketsOutcomeProps) {
  const { t } = useTranslation('tickets')

  /** The button goes with the answer: the focus must not fall to the top of the page. */
  function close() {
    forget()
    focusText(headingId === undefined ? mainHeading() : document.getElementById(headingId))
  }

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
            <Button tone="quiet" onPress={close}>
              {t('continueAnswering')}
            </Button>
          }
        />
      )}
    </>
  )
}
