import { getDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { issue } from '@jinpiao/contract/issue'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ApplyState, useApply } from '#portal/archetypes/apply/useApply.ts'
import { forgetUnsaved } from '#portal/drafts/unsavedDrafts.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { issueApply } from './issueApply.tsx'
import { emptyLine, type IssueForm } from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

const server = vi.hoisted(() => ({ answerDraft: (_draft: unknown) => {} }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint) =>
    new Promise((resolve) => {
      if (endpoint === getDraft) server.answerDraft = resolve
    }),
}))

const facts: IssueFacts = {
  today: '2026-11-21',
  limits: [],
  holidays: [],
  tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
}
const apply = issueApply.with(facts)
const old = { payload: { lines: [{ ...emptyLine(), remark: '旧' }] }, version: 3, savedAt: '2026-11-20T10:00:00+08:00' }

async function editor() {
  forgetUnsaved('')
  const seen = { state: undefined as unknown as ApplyState<typeof issue, IssueForm> }
  function Page() {
    seen.state = useApply(apply, { edit: '', copy: '', problemsOf: () => [] })
    return (
      <>
        <h1 tabIndex={-1}>新增开立</h1>
        <IssueEditor state={seen.state} facts={facts} onChecked={() => {}} />
      </>
    )
  }
  const mounted = await mountPage(<Page />)
  await expect.poll(() => mounted.main.querySelector('form')).not.toBeNull()
  return { ...mounted, seen }
}
const restore = page.getByRole('button', { name: '继续上次草稿' })

test('while an old draft is unanswered nothing can be typed, and who was in the form is at its question', async () => {
  const { main, seen, unmount } = await editor()
  const box = () => document.getElementById('lines.0.trade.contractNo') as HTMLInputElement
  box().focus()
  server.answerDraft(old)
  await expect.element(restore).toHaveFocus()
  expect(box().closest('[inert]')).not.toBeNull()
  box().focus()
  await userEvent.keyboard('HT-9')
  expect(seen.state.form.getValues('lines.0.trade.contractNo')).toBe('')
  await userEvent.click(restore)
  await expect.poll(() => main.querySelector('[inert]')).toBeNull()
  expect(seen.state.form.getValues('lines.0.remark')).toBe('旧')
  unmount()
})

test('who reads the heading goes on reading when the question comes', async () => {
  const { main, unmount } = await editor()
  const heading = main.querySelector('h1') as HTMLElement
  heading.focus()
  server.answerDraft(old)
  await expect.element(restore).toBeVisible()
  await expect.element(heading).toHaveFocus()
  unmount()
})
