import type { BusinessErrorCode } from './errors.ts'
import { redeemQueryPage, standingBookPage } from './permissions/redeem.ts'
import { bookHref, dueHref } from './waysToPay.ts'
import type { Words } from './words.ts'

/** A way out of an obstacle: a page of the portal. Nobody is led to one that is closed to him. */
interface WayOut {
  href: string
  label: Words
}

interface Obstacle {
  /** What the server refuses with, here and when the form is submitted: its words are those of the page. */
  code: BusinessErrorCode
  /**
   * The best first; the page offers the first that is open to its reader, or, where what is found says which of them lead
   * anywhere now, all of these. None: nothing that the enterprise can do.
   */
  ways: readonly WayOut[]
  /** Another application is in the way, and leads to itself. */
  isApplication?: true
  /** Nothing can be chosen: a stored form has chosen already, and is judged by what it names. */
  isChoice?: true
}

const way = (href: string, label: Words): WayOut => ({ href, label })
const verify = way('/my/enterprise-info/realname', ['去实名认证', 'Verify the company'])
const products = way('/my/product/overview', ['前往产品中心', 'Open it in the product centre'])
const limits = way('/my/limit/query', ['查看额度', 'See the limits'])
const line = way('/credit/self-loan/apply/index', ['查看授信额度', 'See the credit line'])

/**
 * What may stand in the way of a form whatever it says, by kind: what the server knows is said before anything is typed. A
 * row of the flow table names those of its type, in the order in which they are said.
 */
export const obstacles = {
  REALNAME: { code: '02000110', ways: [verify] },
  REALNAME_OPEN: { code: '11000120', ways: [], isApplication: true },
  // Where it is paid depends on how far each ticket is: the first that there is, then what the bank is paying, then the book.
  ISSUE_SUSPENDED: {
    code: '04000120',
    ways: [
      way(dueHref('choosable', 'OVERDUE'), ['去兑付登记', 'Pay what is overdue']),
      way(dueHref('noAccount', 'OVERDUE'), ['查看收款方尚无账户的金票', 'See whose payee has no account']),
      way(dueHref('registered', 'OVERDUE'), ['查看待审批的金票', 'See what waits for approval']),
      way(dueHref('paying', 'OVERDUE'), ['查看付款中的金票', 'See what is being paid']),
      way(bookHref('OVERDUE'), ['查看逾期台账', 'See the book of what is overdue']),
    ],
  },
  // Only the parent's people can pay: the words say who, and where they do it.
  PARENT_SUSPENDED: { code: '04000174', ways: [] },
  LICENCE_OVER: { code: '03000280', ways: [verify] },
  TICKETS_CLOSED: { code: '04000121', ways: [products] },
  NOT_OPENED: { code: '01000203', ways: [products] },
  NOT_LISTED: { code: '09000113', ways: [] },
  HAS_LINE: { code: '09000105', ways: [line] },
  NO_LINE: { code: '01000342', ways: [line] },
  LINE_STOPPED: { code: '09000102', ways: [line] },
  LINE_USED_UP: {
    code: '01000343',
    ways: [way('/credit/self-loan/query/index', ['查看借据', 'See the loans']), line],
    isChoice: true,
  },
  OPEN_APPLICATION: { code: '09000111', ways: [], isApplication: true },
  REFUSED_LATELY: { code: '09000112', ways: [] },
  NO_LIMIT: { code: '01000344', ways: [limits], isChoice: true },
  NO_MEMBER: { code: '05000104', ways: [limits] },
  NO_SUPPLIER: {
    code: '01000345',
    ways: [way('/supplier/index', ['去维护供应商', 'See the suppliers'])],
    isChoice: true,
  },
  NO_TICKET: {
    code: '01000346',
    ways: [way('/credit/chain/index/operator', ['查看持有的金票', 'See the tickets held'])],
    isChoice: true,
  },
  NO_DUE_TICKET: {
    code: '01000347',
    ways: [way(standingBookPage[0], ['查看兑付台账', 'See the payments to come'])],
    isChoice: true,
  },
  NO_PAYING_LINE: {
    code: '01000348',
    ways: [way(redeemQueryPage[0], ['查看兑付', 'See the redemptions'])],
    isChoice: true,
  },
  NO_LOAN: {
    code: '01000349',
    ways: [way('/credit/self-loan/query/index', ['查看借据', 'See the loans'])],
    isChoice: true,
  },
  NO_BILL: {
    code: '01000350',
    ways: [way('/my/account/bill', ['查看账单', 'See the bills'])],
    isChoice: true,
  },
  NO_BILLING: {
    code: '06000203',
    ways: [way('/my/invoice-manage/invoice-info', ['填写开票信息', 'Fill in the invoice details'])],
  },
  NO_RECOMMENDER: { code: '01000351', ways: [], isChoice: true },
  NO_KEY: {
    code: '01000352',
    ways: [way('/my/enterprise-info/ukey/apply', ['申请 UKEY', 'Apply for a UKEY'])],
    isChoice: true,
  },
  NO_BEARER: {
    code: '01000353',
    ways: [way('/my/enterprise-info/user/list', ['查看用户', 'See the users'])],
    isChoice: true,
  },
  NO_SIGNUP_PRODUCT: {
    code: '01000354',
    ways: [way('/my/signup/query', ['查看融资资格', 'See the qualifications'])],
    isChoice: true,
  },
  NO_PRODUCT: { code: '01000355', ways: [] },
  NO_ACCOUNT: {
    code: '01000356',
    ways: [way('/my/account/info-update', ['登记并验证账户', 'Register and verify an account'])],
  },
} as const satisfies Record<string, Obstacle>

export type ObstacleName = keyof typeof obstacles
export const obstacleNames = Object.keys(obstacles) as [ObstacleName, ...ObstacleName[]]
export const obstacleOf = (name: ObstacleName): Obstacle => obstacles[name]
