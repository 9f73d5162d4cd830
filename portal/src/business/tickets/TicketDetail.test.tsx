import { getCredit, type Ticket } from '@jinpiao/contract/credits'
import type { TicketStation } from '@jinpiao/contract/ticketEvents'
import type { VoucherFacts } from '@jinpiao/contract/trade'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryOf } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { TicketActions } from './TicketActions.tsx'
import { TicketDetail } from './TicketDetail.tsx'
import { TicketStations } from './TicketStations.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
vi.mock('#portal/signing/useSigning.tsx', () => ({ useSigning: () => ({}) }))
vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

const ticket = {
  pkCredit: 'c1',
  creditNo: 'JP20261121000001-01',
  state: 'HELD',
  issuerName: '华岳重工股份有限公司',
  holderName: '安禾五金制品厂',
  counterpartyName: '江城精铸有限公司',
  amount: '100.00',
  issueDate: '2026-11-21',
  promisedDate: '2027-02-19',
  payableDate: '2027-02-19',
  daysRemaining: 90,
  receivedAt: '2026-11-21T09:00:00+08:00',
  acceptedAt: null,
  lockedBy: null,
  spentAs: null,
  needsConsent: false,
  depth: 1,
  actions: [],
  blocked: null,
}

async function offers(voucher: VoucherFacts | null) {
  const client = new QueryClient()
  const detail = { ticket, applyNo: null, bornBy: 'TRANSFER', amountInWords: '壹佰元整', trade: null, steps: [] }
  client.setQueryData(queryOf('credits', getCredit, { params: { pkCredit: 'c1' } }).queryKey, {
    ...detail,
    stations: [],
    voucher,
  } as never)
  const { main, unmount } = await mountPage(
    <TicketDetail pkCredit="c1" scope="HELD" backHref="/" backLabel="首页" />,
    client,
  )
  await expect.poll(() => main.textContent).toContain('JP20261121000001-01')
  const links = Array.from(main.querySelectorAll('a'), ({ textContent }) => textContent)
  unmount()
  return links
}

const voucher = { digest: 'ab', issuedAt: '2026-11-21T09:00:00+08:00', signedBy: '华岳重工', signatures: [] }

test('P8: the voucher of a ticket is offered where there is one', async () => {
  expect(await offers(voucher)).toContain('打印凭证')
  expect(await offers(null)).not.toContain('打印凭证')
})

test('P21: why nothing can be done now is said once: beside the act, else where the ticket stands', async () => {
  const blocked = '该金票正在流转中，暂不可操作'
  const timesSaid = async (actions: Ticket['actions']) => {
    const stations = [{ name: 'HELD', state: 'current' }]
    const { main, unmount } = await mountPage(
      <>
        <TicketActions ticket={{ ...ticket, blocked, actions } as Ticket} />
        <TicketStations
          ticket={{ ...ticket, blocked, actions } as Ticket}
          stations={stations as unknown as TicketStation[]}
          scope="ISSUED"
        />
      </>,
    )
    const times = main.innerText.split(blocked).length - 1
    unmount()
    return times
  }
  expect(await timesSaid([])).toBe(1)
  expect(await timesSaid([{ action: 'CANCEL', allowed: false, reason: blocked }])).toBe(1)
})
