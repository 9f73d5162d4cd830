import type { EntryResult } from '@jinpiao/contract/envelope'
import { flows } from '@jinpiao/contract/flow'
import type { IssueApplication } from '@jinpiao/contract/issue'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import type { Desk } from './desk.ts'
import { mergeResults } from '#portal/signing/outcome.ts'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'

/** What a decision led to, and how to try the failed ones again. */
export interface Decided {
  act: string
  approved: boolean
  results: EntryResult[]
  retry: (failed: readonly EntryResult[]) => void
}

type Row = Pick<IssueApplication, 'pkApply' | 'businessType'>

/** The three acts of a desk, for the queue and for the detail alike: approve by signature, send back, reject. */
export function useDecisions(desk: Desk) {
  const { t, i18n } = useTranslation('approval')
  const { sign, dialog } = useSigning(usePlatform().demo)
  const failureText = useFailureText()
  const [decided, setDecided] = useState<Decided>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const act = t(`desk.${desk.words}.approve`)

  async function approve(rows: readonly Row[]) {
    const [first] = rows
    if (first === undefined) return
    setFailure(undefined)
    setBusy(true)
    try {
      const { businessType } = first
      await sign({
        businessType,
        action: desk.action,
        ids: rows.map(({ pkApply }) => pkApply),
        title: t('signTitle', {
          act,
          count: rows.length,
          business: flows[businessType].name[i18n.language === 'en-US' ? 1 : 0],
        }),
        submit: (signature) =>
          call(desk.approve, { body: { pkApplys: rows.map(({ pkApply }) => pkApply), signature } }),
        onDone: (results) => {
          const retry = (failed: readonly EntryResult[]) => void approve(retried(rows, failed))
          setDecided((before) => ({ act, approved: true, results: afterRetry(before, results), retry }))
        },
      })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  /** @throws what the server refused: the reason dialog shows it and stays. */
  async function refuse(rows: readonly Row[], comment: string, way: 'sendBack' | 'reject') {
    const endpoint = way === 'reject' ? desk.reject : desk.sendBack
    const [first] = rows
    if (endpoint === undefined || first === undefined) return
    const { results } = await call(endpoint, { body: { pkApplys: rows.map(({ pkApply }) => pkApply), comment } })
    void refreshAfter(first.businessType)
    const retry = (failed: readonly EntryResult[]) =>
      void refuse(retried(rows, failed), comment, way).catch((error: unknown) => setFailure(failureText(error)))
    setDecided((before) => ({ act: t(way), approved: false, results: afterRetry(before, results), retry }))
  }

  return {
    approve,
    refuse,
    busy,
    failure,
    decided,
    /** Begins a new batch: the old answer leaves the page. */
    forget: () => {
      setDecided(undefined)
      setFailure(undefined)
    },
    dialog: dialog as ReactNode,
  }
}

const retried = (rows: readonly Row[], failed: readonly EntryResult[]) =>
  rows.filter(({ pkApply }) => failed.some(({ id }) => id === pkApply))

/** Retried entries replace their old results; entries of another batch begin a new answer. */
const afterRetry = (before: Decided | undefined, results: EntryResult[]): EntryResult[] => {
  const isRetry =
    before !== undefined && results.every(({ id }) => before.results.some((old) => old.id === id && !old.ok))
  return isRetry ? mergeResults(before.results, results) : results
}
