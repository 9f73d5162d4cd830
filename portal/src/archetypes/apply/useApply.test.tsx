import { getDraft, putDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { issue } from '@jinpiao/contract/issue'
import { beforeEach, expect, test, vi } from 'vitest'
import { issueApply } from '#portal/business/issue/issueApply.tsx'
import type { IssueForm } from '#portal/business/issue/issueForm.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { type ApplyState, useApply } from './useApply.ts'

const server = vi.hoisted(() => ({
  answerDraft: (_draft: unknown) => {},
  saved: [] as unknown[],
}))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint, { body }: { body?: { payload: unknown } } = {}) => {
    if (endpoint === getDraft) return new Promise((resolve) => (server.answerDraft = resolve))
    if (endpoint === putDraft) server.saved.push(body?.payload)
    return Promise.resolve({ version: 1, savedAt: '2026-11-21T02:00:00Z' })
  },
}))
beforeEach(() => {
  server.saved = []
})

const apply = issueApply.with()

async function mountApply() {
  const seen = { state: undefined as unknown as ApplyState<typeof issue, IssueForm> }
  function Form() {
    seen.state = useApply(apply, { edit: '', copy: '', problemsOf: () => [] })
    return null
  }
  await mountPage(<Form />)
  return seen
}

const contractNo = 'lines.0.trade.contractNo'
const isSaved = () => expect.poll(() => server.saved.length)

test('product P4: what is typed before the answer about an old draft has come is saved as soon as it is there', async () => {
  const seen = await mountApply()
  seen.state.beginTyping()
  seen.state.form.setValue(contractNo, 'HT-1')
  server.answerDraft(null)
  await isSaved().toBe(1)
  expect(server.saved[0]).toMatchObject({ lines: [{ trade: { contractNo: 'HT-1' } }] })
})

test('product P4: an old draft that is taken up again wins over what was typed before it was found', async () => {
  const seen = await mountApply()
  seen.state.beginTyping()
  seen.state.form.setValue(contractNo, 'HT-1')
  const old = structuredClone(apply.empty())
  old.lines[0]!.trade.contractNo = 'HT-0'
  server.answerDraft({ payload: old, version: 3, savedAt: '2026-11-20T02:00:00Z' })
  await expect.poll(() => seen.state.draft.state.kind).toBe('found')
  seen.state.draft.restore()
  await expect.poll(() => seen.state.form.getValues(contractNo)).toBe('HT-0')
  seen.state.beginTyping()
  seen.state.form.setValue('lines.0.remark', '货款')
  await isSaved().toBe(1)
  expect(server.saved[0]).toMatchObject({ lines: [{ remark: '货款', trade: { contractNo: 'HT-0' } }] })
})
