import type { Application, ApplicationEndpoints, ApplicationOf } from '@jinpiao/contract/applications'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { failedOf, type SignedTask, useActs } from '#portal/signing/useActs.ts'
import { callsOf, type Desk, decisionOf } from './desk.ts'

type Row = Pick<Application, 'pkApply' | 'businessType'>
const keyOf = ({ pkApply }: Row) => pkApply

/** The two acts of a desk, for the queue and for the detail alike: 通过 by signature, 驳回 with a reason (spec §4). */
export function useDecisions<A extends ApplicationEndpoints>(desk: Desk<A>) {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  const acts = useActs()
  const calls = callsOf(desk)
  const act = t(`desk.${desk.words}.approve`)

  /** What follows is that of the type, where a desk has several. */
  function nextOf(type: BusinessType): string | undefined {
    const next: unknown = t(`desk.${desk.words}.next`, { returnObjects: true })
    return typeof next === 'string' ? next : (next as Partial<Record<BusinessType, string>>)[type]
  }

  const approve = (rows: readonly Row[]) => acts.run(() => approval(rows))

  function approval(rows: readonly Row[]): SignedTask {
    const [first] = rows
    if (first === undefined) throw new RangeError('Nothing is selected')
    const pkApplys = rows.map(keyOf)
    // A desk lists its own type alone.
    const asked = desk.asked?.(rows as readonly ApplicationOf<A>[])
    return {
      businessType: first.businessType,
      action: decisionOf(desk).action,
      ids: pkApplys,
      ...(asked && { call: asked }),
      title: t('signTitle', { act, count: rows.length, business: terms.words(flows[first.businessType].name) }),
      submit: (signature) => call(calls.approve, { body: { pkApplys, signature } }),
      act,
      next: nextOf(first.businessType),
      retry: (failed) => approve(failedOf(rows, failed, keyOf)),
    }
  }

  /** @throws what the server refused: the reason dialog shows it and stays. */
  async function sendBack(rows: readonly Row[], comment: string): Promise<void> {
    const { results } = await call(calls.sendBack, { body: { pkApplys: rows.map(keyOf), comment } })
    for (const type of new Set(rows.map(({ businessType }) => businessType))) void refreshAfter(type)
    acts.answer({
      act: t('sendBack'),
      next: undefined,
      results,
      retry: (failed) => void sendBack(failedOf(rows, failed, keyOf), comment).catch(acts.fail),
    })
  }

  return { ...acts, approve, sendBack }
}
export type Decisions = ReturnType<typeof useDecisions>
