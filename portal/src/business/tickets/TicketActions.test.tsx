import type { Ticket } from '@jinpiao/contract/credits'
import { flows } from '@jinpiao/contract/flow'
import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { TicketActions } from './TicketActions.tsx'

const [apply] = flows.TRANSFER.submitPages
let who = visitor()
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => who, useSecurity: () => undefined }))
vi.mock('#portal/signing/useSigning.tsx', () => ({ useSigning: () => ({}) }))
beforeEach(() => {
  who = visitor({ allowedPaths: new Set([home, apply]) })
})

async function shown(transfer: Ticket['actions'][number]) {
  const { main, unmount } = await mountPage(
    <TicketActions ticket={{ pkCredit: 'c1', actions: [transfer] } as Ticket} />,
  )
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  const text = main.textContent
  unmount()
  return { links, text }
}

test('P21: a form that begins at the ticket is a link to it', async () => {
  const { links } = await shown({ action: 'TRANSFER', allowed: true })
  expect(links).toContainEqual(['转让或拆分', `${apply}?fkCredit=c1`])
})

test('P21: where it cannot begin now, the reason stands in its place', async () => {
  const { links, text } = await shown({
    action: 'TRANSFER',
    allowed: false,
    reason: '该金票正在办理其他业务，暂不可操作',
  })
  expect(text).toContain('暂不能转让：该金票正在办理其他业务，暂不可操作')
  expect(links.flat()).not.toContain('转让或拆分')
})

test('I21: who may not open the form is offered neither', async () => {
  who = visitor()
  const { text } = await shown({ action: 'TRANSFER', allowed: false, reason: '该金票正在办理其他业务，暂不可操作' })
  expect(text).not.toContain('转让')
})
