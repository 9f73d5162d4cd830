import { getDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { issue } from '@jinpiao/contract/issue'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useApply } from '#portal/archetypes/apply/useApply.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { issueApply } from './issueApply.tsx'
import { emptyLine, toIssueLine } from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

let arrive: (answer: object) => void
let stored: Promise<object>
beforeEach(() => {
  stored = new Promise((resolve) => {
    arrive = resolve
  })
})
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint) => {
    if (endpoint === issue.get) return stored
    return endpoint === getDraft ? Promise.resolve(null) : new Promise(() => {})
  },
}))

const facts: IssueFacts = {
  today: '2026-11-21',
  limits: [],
  holidays: [],
  tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
}

const apply = issueApply.with(facts)
function Page() {
  const state = useApply(apply, { edit: 'A1', copy: '', problemsOf: () => [] })
  return <IssueEditor state={state} facts={facts} onChecked={() => {}} />
}

test('a returned application is told of while it loads and when it is there, and has the field that was asked for', async () => {
  const heard: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const text = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')?.textContent
      if (text) heard.push(text)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const { main, unmount } = await mountPage(<Page />)
  await expect.poll(() => heard).toEqual(['正在加载…'])
  arrive({
    application: { state: 'RETURNED', supplierName: '江城精铸有限公司', version: 1, returnReason: '请补充账期说明' },
    payload: toIssueLine(emptyLine()),
    trade: null,
    files: [],
    steps: [],
  })
  await expect.poll(() => heard).toEqual(['正在加载…', '已加载'])
  expect(main.querySelector('form')).not.toBeNull()
  // What the reviewer asks for can be given, although the term does not demand it.
  await expect.element(page.getByRole('textbox', { name: '账期合理性说明' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '去改账期合理性说明' }))
  await expect.element(page.getByRole('textbox', { name: '账期合理性说明' })).toHaveFocus()
  observer.disconnect()
  unmount()
})
