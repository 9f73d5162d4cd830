import { Button } from '@jinpiao/ui-kit/Button'
import { focusText } from '@jinpiao/ui-kit/lib/focusText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#portal/parts/Failure.tsx'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as page from '#portal/parts/page.css.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import type { Acts } from './useActs.ts'

interface ActsOutcomeProps {
  acts: Pick<Acts, 'failure' | 'isOthersTurn' | 'answered' | 'forget'>
  /** Id of the heading that takes the focus when the answer goes; the page's own if left out. */
  headingId?: string
  /** Besides 继续处理: print what has been issued. */
  actions?: ReactNode
  /** One entry, done: the answer is one line, and what follows stands beside it. */
  isLine?: boolean
  /** What one does now, before everything else. */
  first?: ReactNode
  /** When the answer has been read. */
  onContinue?: () => void
}

/** The answer to an act, or why it did not begin, above the list that it was begun in. */
export function ActsOutcome({ acts, headingId, actions, isLine = false, first, onContinue }: ActsOutcomeProps) {
  const { t } = useTranslation('approval')
  const { failure, isOthersTurn, answered, forget } = acts

  /** The button goes with the answer: the focus must not fall to the top of the page. */
  function close() {
    forget()
    onContinue?.()
    focusText(headingId === undefined ? mainHeading() : document.getElementById(headingId))
  }

  return (
    <>
      <Failure text={failure}>
        {isOthersTurn && (
          <div className={page.actions}>
            <Button size="small" onPress={close}>
              {t('continueDeciding')}
            </Button>
          </div>
        )}
      </Failure>
      {answered && (
        <BatchOutcome
          businessType={answered.businessType}
          act={answered.act}
          next={answered.next}
          results={answered.results}
          onRetry={answered.retry}
          isLine={isLine}
          actions={
            <>
              {first}
              {actions}
              <Button onPress={close}>{t('continueDeciding')}</Button>
            </>
          }
        />
      )}
    </>
  )
}
