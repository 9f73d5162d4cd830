import type { EntryResult } from '@jinpiao/contract/envelope'
import { useState } from 'react'
import { mergeResults } from '#portal/signing/outcome.ts'
import type { SigningTask } from '#portal/signing/signingTask.ts'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import type { Answered } from './TicketsOutcome.tsx'

type Task = Omit<SigningTask, 'onDone'> & Pick<Answered, 'act' | 'next' | 'retry'>

/** Signing on behalf of tickets: what failed before the dialog, what the server answered, and trying again. */
export function useTicketAct(onDone: () => void) {
  const { sign, dialog } = useSigning(usePlatform().demo)
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [answered, setAnswered] = useState<Answered>()
  const [busy, setBusy] = useState(false)

  /** Opens the signing dialog. Does not throw: what keeps it from opening stands on the page. */
  async function run(prepare: () => Task | Promise<Task>): Promise<void> {
    setFailure(undefined)
    setBusy(true)
    try {
      const { act, next, retry, ...task } = await prepare()
      await sign({
        ...task,
        onDone: (results) => {
          setAnswered((before) => ({ act, next, retry, results: afterRetry(before, results.map(withoutRepetition)) }))
          onDone()
        },
      })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  function forget() {
    setAnswered(undefined)
    setFailure(undefined)
  }

  return { run, dialog, failure, answered, busy, forget }
}

/** What was signed is the ticket itself: its number stands in the row already. */
const withoutRepetition = ({ creditNo, ...result }: EntryResult): EntryResult =>
  creditNo === undefined || creditNo === result.no ? result : { ...result, creditNo }

/** A second try replaces the results of its entries; anything else is a new answer. */
function afterRetry(before: Answered | undefined, results: EntryResult[]): EntryResult[] {
  const failed = before?.results.filter(({ ok }) => !ok) ?? []
  const isRetry = results.every(({ id }) => failed.some((old) => old.id === id))
  return before !== undefined && isRetry ? mergeResults(before.results, results) : results
}
