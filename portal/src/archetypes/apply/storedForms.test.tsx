import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ApplyWorkspace, type StoredStart } from './ApplyWorkspace.tsx'
import type { ApplyDefinition } from './defineApply.ts'
import { definitions } from './testing/definitions.ts'

const stored = { application: { pkApply: 'A1', state: 'DRAFT', updatedAt: '2026-11-21T09:00:00+08:00' }, steps: [] }
vi.mock('#portal/http/client.ts', () => ({
  // Only the check and the stored application are answered: these pages have no fields that anything else would fill.
  call: ({ path }: Endpoint, { params }: { params?: object } = {}) => {
    if (path.endsWith('/check')) return Promise.resolve({ problems: [], prices: [] })
    return params && 'pkApply' in params ? Promise.resolve(stored) : new Promise(() => {})
  },
}))
vi.mock('#portal/session/useSession.ts', () => ({
  useVisitor: () => ({ currentRole: 'ROLE_CORE_OPERATOR', menus: [] }),
  useSecurity: () => ({ currentRole: 'ROLE_CORE_OPERATOR', menus: [], user3: { userType: 'CORE' } }),
}))

vi.mock('./storedLists.ts', async (load) => ({ ...(await load<object>()), useStoredCounts: () => ({}) }))
vi.mock('./useSubmit.ts', () => ({ useSubmit: () => ({ submit: () => undefined, busy: false, dialog: null }) }))

type Definition = ApplyDefinition<ApplicationEndpoints, FieldValues, never>

/** The page with a form that is right as it is, and a check page of one sentence. */
const bare = (definition: Definition): Definition => ({
  ...definition,
  with: () => ({ ...definition.with(), fill: definition.with().empty }),
  problems: () => [],
  useCounts: () => ({}),
  Editor: ({ state, onChecked }) => (
    <button type="button" onClick={() => void state.check().then((isRight) => isRight && onChecked())}>
      on
    </button>
  ),
  Check: () => <p>what is checked</p>,
})

const starts: readonly (readonly [string, StoredStart])[] = [
  ['a draft or one that came back', { edit: 'A1', copy: '' }],
  ['a copy', { edit: '', copy: 'A1' }],
]

describe.each(definitions.map((each) => [each.of.type, each] as const))('%s', (_type, definition) => {
  test.each(starts)('%s goes on to its check page, whichever tab the page begins with', async (_name, start) => {
    await mountPage(
      <ApplyWorkspace
        definition={bare(definition)}
        facts={{} as never}
        start={start}
        trail={[]}
        oldDraft={undefined}
        obstacles={[]}
      />,
    )
    await page.getByRole('button', { name: 'on', exact: true }).click()
    await expect.element(page.getByText('what is checked')).toBeInTheDocument()
  })

  test.each(starts)('%s: the form says until when what is stored is kept, as its row does', async (_name, start) => {
    const { main } = await mountPage(
      <ApplyWorkspace
        definition={bare(definition)}
        facts={{} as never}
        start={start}
        trail={[]}
        oldDraft={undefined}
        obstacles={[]}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'on', exact: true })).toBeVisible()
    // A copy is stored nowhere yet.
    if (start.edit !== '') await expect.poll(() => main.textContent).toContain('保留至 2026-12-21')
    else expect(main.textContent).not.toContain('保留至')
  })
})
