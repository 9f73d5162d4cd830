import { matterHref } from '@jinpiao/contract/confirmations'
import {
  type FailedPayment,
  getCredit,
  type Ticket,
  type TicketPaper,
  type TicketPayment,
} from '@jinpiao/contract/credits'
import { receiptKindNames, receiptWords } from '@jinpiao/contract/flow'
import { redeemPage, redeemQueryPage } from '@jinpiao/contract/permissions/redeem'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { isUnpaid, ticketStateNames } from '@jinpiao/contract/status'
import type { TicketStation } from '@jinpiao/contract/ticketEvents'
import type { VoucherFacts } from '@jinpiao/contract/voucher'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryOf } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { TicketActions } from './TicketActions.tsx'
import { TicketDetail } from './TicketDetail.tsx'
import { TicketStations } from './TicketStations.tsx'
import type { TicketScope } from './ticketTabs.ts'

vi.mock('#portal/session/useSession.ts', () => ({
  useVisitor: () =>
    visitor({
      allowedPaths: new Set([home, '/my/account/receipt', ...confirmationPage, ...redeemQueryPage, ...redeemPage]),
    }),
  useSecurity: () => ({}),
}))
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

let paidFacts: (string | null)[] = []
let allText = ''
let hrefs: (string | null)[] = []

async function offers(
  voucher: VoucherFacts | null,
  payment: TicketPayment | null = null,
  scope: TicketScope = 'HELD',
  more: Partial<Ticket> & { papers?: TicketPaper[]; failure?: FailedPayment } = {},
) {
  const client = new QueryClient()
  const { papers = [], failure = null, ...changes } = more
  const detail = {
    ticket: { ...ticket, ...changes },
    papers,
    failure,
    applyNo: null,
    bornBy: 'TRANSFER',
    amountInWords: '壹佰元整',
    trade: null,
    remark: null,
    endReason: null,
    steps: [],
  }
  client.setQueryData(queryOf('credits', getCredit, { params: { pkCredit: 'c1' } }).queryKey, {
    ...detail,
    stations: [],
    payment,
    voucher,
  } as never)
  const { main, unmount } = await mountPage(
    <TicketDetail pkCredit="c1" scope={scope} backHref="/" backLabel="首页" />,
    client,
  )
  await expect.poll(() => main.textContent).toContain('JP20261121000001-01')
  const links = Array.from(main.querySelectorAll('a'), ({ textContent }) => textContent)
  paidFacts = Array.from(main.querySelectorAll('h2, dt'), ({ textContent }) => textContent)
  allText = main.textContent ?? ''
  hrefs = Array.from(main.querySelectorAll('a'), (link) => link.getAttribute('href'))
  unmount()
  return links
}

const voucher = {
  digest: 'ab',
  receiptNo: 'PZ1',
  verifyCode: '',
  parties: [],
  times: [],
  signedBy: '华岳重工',
  signatures: [],
}

test('P8: the voucher of a ticket is offered where there is one', async () => {
  expect(await offers(voucher)).toContain('打印开立凭证')
  expect(await offers(null)).not.toContain('打印开立凭证')
})

test('a paid ticket leads to its receipt; its issuer also to the redemption, even before the bank has paid', async () => {
  const open = { claimState: null, pkConfirm: null, judgeBy: null, settledBy: null }
  const paid = { ...open, bankSerial: 'BK-1', paidAt: '2026-11-21T09:00:00+08:00' }
  const unpaid = { ...open, bankSerial: null, paidAt: null }
  const papers = [{ pkReceipt: 'r1', receiptKind: 'REDEEM' as const, receiptNo: 'PZ1' }]
  const batch = { pkApply: 'a1', redeemNo: 'SQ1' }
  const redeemed = { state: 'REDEEMED' as const, daysRemaining: null, papers }
  expect(await offers(null, { ...paid, batch: null }, 'HELD', redeemed)).toEqual(
    expect.arrayContaining(['PZ1', '打印兑付凭证']),
  )
  expect(paidFacts).toEqual(expect.arrayContaining(['收款', '付款时间', '银行流水号', '凭证', '兑付凭证']))
  expect(await offers(null, { ...paid, batch }, 'ISSUED', redeemed)).toEqual(expect.arrayContaining(['PZ1', 'SQ1']))
  expect(await offers(null, { ...unpaid, batch }, 'ISSUED')).toContain('SQ1')
  expect(paidFacts).toEqual(expect.arrayContaining(['兑付', '兑付批次号']))
  expect(paidFacts).not.toContain('银行流水号')
})

test.each(ticketStateNames)(
  'a ticket that is %s names its papers, and the days left of what is to be paid only',
  async (state) => {
    const papers = receiptKindNames.map((receiptKind) => ({
      pkReceipt: receiptKind,
      receiptKind,
      receiptNo: receiptKind,
    }))
    const daysRemaining = isUnpaid(state) ? 90 : null
    expect(await offers(null, null, 'HELD', { state, daysRemaining, papers })).toEqual(
      expect.arrayContaining(receiptKindNames),
    )
    expect(paidFacts).toEqual(expect.arrayContaining(receiptKindNames.map((kind) => receiptWords[kind].label[0])))
    expect(allText.includes('剩余天数')).toBe(isUnpaid(state))
    await offers(null, null, 'HELD', { state, daysRemaining })
    expect(allText.includes('付款未在平台登记')).toBe(state === 'REDEEMED')
  },
)

test('a payment that its payer has stated leads its payee to where it is confirmed or contested', async () => {
  const stated = { bankSerial: null, paidAt: null, batch: null, settledBy: null, pkConfirm: 'c1' }
  await offers(null, { ...stated, claimState: 'ASKED', judgeBy: null })
  expect(paidFacts).toContain('付款状态')
  expect(hrefs).toContain(matterHref('c1'))
  expect(allText).not.toContain('最迟')
  // Contested, it says until when the platform judges, and whom to call.
  await offers(null, { ...stated, claimState: 'CLEARING', judgeBy: '2099-12-04' })
  expect(paidFacts).toContain('平台核定截止')
  expect(allText).toMatch(/平台最迟 2099-12-04 核定。.*请致电平台 \S/)
})

test.each([
  ['ASKED', '已到账的请确认收款'],
  ['CLEARING', '由平台核定'],
] as const)(
  'an overdue ticket whose payment is stated (%s) is not to be pressed for, but answered',
  async (claimState, said) => {
    const open = { bankSerial: null, paidAt: null, batch: null, settledBy: null, judgeBy: null }
    const stated = { ...open, pkConfirm: 'c1', claimState }
    const links = await offers(null, stated, 'HELD', { state: 'OVERDUE' })
    expect(allText).toContain(said)
    expect(allText).not.toContain('联系开立方财务催付')
    expect(links).not.toContain('查看收款账户')
    expect(hrefs.filter((href) => href === matterHref('c1'))).toHaveLength(2)
  },
)

test('0048: a ticket whose payment failed says why, and leads to its batch, to paying it again and to stating it', async () => {
  const failure: FailedPayment = {
    pkLine: 'b1-0',
    line: 0,
    pkApply: 'b1',
    redeemNo: 'SQ1',
    failedOn: '2027-02-20',
    failReason: '收款账号与户名不符',
    payeeAccount: '6222',
    actions: [{ action: 'CLAIM', allowed: true }],
  }
  const ways = ['SQ1', '重新登记兑付', '登记已付款']
  const links = await offers(null, null, 'ISSUED', { state: 'DUE', failure })
  expect(links.filter((link) => ways.includes(link ?? ''))).toEqual(ways)
  expect(allText).toContain('2027-02-20 付款失败：收款账号与户名不符')
  expect(await offers(null, null, 'ISSUED', { failure: { ...failure, actions: [] } })).not.toContain('登记已付款')
})

test('P21: why nothing can be done now is said once: beside the act, else where the ticket stands', async () => {
  const blocked = '该金票正在办理其他业务，暂不可操作'
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
