import type { EntryResult } from '@jinpiao/contract/envelope'
import { NOT_YOUR_TURN } from '@jinpiao/contract/errors'
import type { BusinessType } from '@jinpiao/contract/flow'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BusinessError } from '#portal/http/errors.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { mergeResults } from './outcome.ts'
import type { SigningTask } from './signingTask.ts'
import { useFailureText } from './useFailureText.ts'
import { useSigning } from './useSigning.tsx'

/** What an act led to, and how to try the failed ones again. */
export interface Answered {
  /** Of the applications that were acted on. */
  businessType?: BusinessType | undefined
  /** In words: 复核通过. */
  act: string
  /** What happens next, in one sentence; none where nothing does. */
  next: string | undefined
  results: readonly EntryResult[]
  retry: (failed: readonly EntryResult[]) => void
}

/** A signature to be given, and the words around its outcome. */
export type SignedTask = Omit<SigningTask, 'onDone'> & Pick<Answered, 'act' | 'next' | 'retry'>

/**
 * Acts on several entries at once: what kept one from beginning, what the server answered, and trying the failed ones
 * again. A page, a queue and a detail that act on the same entries share one of these.
 *
 * @param onDone after each answer: a selection is over.
 */
export function useActs(onDone: () => void = () => {}) {
  const { sign, dialog } = useSigning()
  const failureText = useFailureText()
  const [answered, setAnswered] = useState<Answered>()
  const [refused, setRefused] = useState<unknown>()
  const begun = useMutation({
    mutationFn: async (prepare: () => SignedTask | Promise<SignedTask>) => {
      setRefused(undefined)
      const { act, next, retry, ...task } = await prepare()
      try {
        await sign({
          ...task,
          onDone: (results) => answer({ businessType: task.businessType, act, next, retry, results }),
        })
      } catch (error) {
        // What is on the page is older than what somebody else has done.
        if (isOthersTurn(error)) void refreshAfter(task.businessType)
        throw error
      }
    },
  })

  function answer(now: Answered) {
    setAnswered((before) => ({ ...now, results: afterRetry(before, now.results.map(withoutRepetition)) }))
    onDone()
  }

  const failure = begun.error ?? refused
  return {
    /** Opens the signing dialog. What keeps it from opening is told as `failure`, beside the list. */
    run: (prepare: () => SignedTask | Promise<SignedTask>) => begun.mutate(prepare),
    /** The outcome of an act that needs no signature, or what kept it from being one. */
    answer,
    fail: (error: unknown) => setRefused(error),
    busy: begun.isPending,
    failure: failure === undefined ? undefined : failureText(failure),
    /** The failure is that it waits for somebody else: to try again is of no use. */
    isOthersTurn: isOthersTurn(failure),
    answered,
    /** The answer has been read: a new batch begins. */
    forget: () => {
      setAnswered(undefined)
      setRefused(undefined)
      begun.reset()
    },
    dialog: dialog as ReactNode,
  }
}
export type Acts = ReturnType<typeof useActs>

const isOthersTurn = (error: unknown) => error instanceof BusinessError && error.code === NOT_YOUR_TURN

/** What was signed is the ticket itself: its number stands in the row already. */
const withoutRepetition = ({ creditNo, ...result }: EntryResult): EntryResult =>
  creditNo === undefined || creditNo === result.no ? result : { ...result, creditNo }

/** A second try replaces the results of its entries; anything else is a new answer. */
function afterRetry(before: Answered | undefined, results: readonly EntryResult[]): readonly EntryResult[] {
  const failed = before?.results.filter(({ ok }) => !ok) ?? []
  const isRetry = results.every(({ id }) => failed.some((old) => old.id === id))
  return before !== undefined && isRetry ? mergeResults(before.results, results) : results
}

/** Those of the rows that failed. */
export const failedOf = <Row>(rows: readonly Row[], failed: readonly EntryResult[], keyOf: (row: Row) => string) =>
  rows.filter((row) => failed.some(({ id }) => id === keyOf(row)))
