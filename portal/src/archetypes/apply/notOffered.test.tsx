import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { getDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { listObstacles } from '@jinpiao/contract/obstacleCalls'
import type { FieldValues } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ApplyPage } from './ApplyPage.tsx'
import type { ApplyDefinition } from './defineApply.ts'
import { definitions } from './testing/definitions.ts'

const server = vi.hoisted(() => ({ found: [] as object[] }))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint) => {
    if (endpoint === listObstacles) return Promise.resolve(server.found)
    return endpoint === getDraft ? Promise.resolve(null) : new Promise(() => {})
  },
}))
vi.mock('#portal/session/useSession.ts', () => ({
  useVisitor: () => ({ currentRole: 'ROLE_CORE_OPERATOR', menus: [] }),
  useSecurity: () => ({ currentRole: 'ROLE_CORE_OPERATOR', menus: [], user3: { userType: 'CORE' } }),
}))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))
vi.mock('./storedLists.ts', async (load) => ({ ...(await load<object>()), useStoredCounts: () => ({}) }))

type Definition = ApplyDefinition<ApplicationEndpoints, FieldValues, never>

/** The page with its facts there, and a form of one button. */
const bare = (definition: Definition): Definition => ({
  ...definition,
  instead: () => undefined,
  known: () => null,
  tabs: [],
  useFacts: (() => ({ data: {}, isPending: false, error: null })) as never,
  with: () => definition.with(),
  useCounts: () => ({}),
  Editor: () => <button type="button">the form</button>,
})

test.each(definitions.map((each) => [each.of.type, each] as const))(
  '%s: what stands in the way stands in the place of the form; where nothing does the form is there',
  async (_type, definition) => {
    server.found = [{ name: 'NO_ACCOUNT', message: '没有可用的账户', pkApply: null }]
    const refused = await mountPage(<ApplyPage of={bare(definition)} next={null} />)
    await expect.element(page.getByText('没有可用的账户')).toBeVisible()
    expect(refused.main.textContent).not.toContain('the form')
    refused.unmount()
    server.found = []
    await mountPage(<ApplyPage of={bare(definition)} next={null} />)
    await expect.element(page.getByRole('button', { name: 'the form' })).toBeVisible()
  },
)
