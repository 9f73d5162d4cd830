import { setDefaultAccount, stopAccount } from '@jinpiao/contract/accountChange'
import type { Application } from '@jinpiao/contract/applications'
import type { Confirmation } from '@jinpiao/contract/confirmations'
import { confirmTypeOf } from '@jinpiao/contract/confirmFlow'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, stepOf, type TicketForm, ticketForms } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { deleteSupplier, inviteSupplier, resumeSupplier, stopSupplier } from '@jinpiao/contract/suppliers'
import { loseUkey } from '@jinpiao/contract/ukeys'
import { resetUserPassword, setUserState } from '@jinpiao/contract/users'
import type { CommandContext } from '../../acts/context.ts'
import { businesses } from '../../business/all.ts'
import { confirmMatters, refuseMatters } from '../../business/guaranteeConfirm/confirm.ts'
import { cancelIssue } from '../../business/issueCancel/issueCancel.ts'
import { listObstacles } from '../../business/obstacles.ts'
import { readKeys } from '../../business/ukey/facts.ts'
import { todayOf } from '../../domain/clock.ts'
import { readingOf } from '../../flow/reading.ts'
import { stateFailure } from '../claims.ts'
import { answerRequest, formOf } from '../steps.ts'
import { sign } from '../world.ts'

/** What is tried: as whom, by which call of the server. */
export interface Trying {
  context: CommandContext
  call: <E extends Endpoint>(endpoint: E, input: { params: object; body?: object }) => Promise<unknown>
}

/** What the server says against an act that was offered; undefined: it takes it. It may also throw its refusal. */
type Trial<Row = never> = (trying: Trying, row: Row) => Promise<string | undefined>

const reason = '与事实不符'

const said = async (asked: Promise<{ results: readonly EntryResult[] }>): Promise<string | undefined> =>
  (await asked).results.find(({ ok }) => !ok)?.message

/** The act is one call. */
const calls =
  (
    endpoint: Endpoint,
    inputOf: (row: Record<string, string>) => { params: object; body?: object },
  ): Trial<Record<string, string>> =>
  async ({ call }, row) =>
    void (await call(endpoint, inputOf(row)))

/** The act opens a form, and nothing stands in the way of it; what there is to choose is the row. */
const opensForm =
  (type: BusinessType): Trial<unknown> =>
  async ({ context }) => {
    const found = await listObstacles({ ...context, read: context.database.read }, { type })
    return found.find(({ name }) => !obstacleOf(name).isChoice)?.message
  }

/** The act opens a form in which this key can be chosen. */
const opensKeyForm: Trial<{ pkUkey: string }> = async ({ context }, { pkUkey }) => {
  const { keys } = await readKeys(readingOf({ ...context, read: context.database.read }), 'zh-CN')
  const key = keys.find((each) => each.pkUkey === pkUkey)
  return key?.mayAsk && key.openNo === null ? undefined : `${key?.openNo ?? pkUkey} is in the way`
}

const onApplications: Record<string, Trial<Application>> = {
  WITHDRAW: ({ context }, { pkApply, businessType }) =>
    said(formOf(businessType).withdraw(context, { pkApplys: [pkApply] })),
  VOID: ({ context }, { pkApply, businessType }) => said(formOf(businessType).cancel(context, { pkApplys: [pkApply] })),
  DELETE: async ({ context }, { pkApply, businessType }) =>
    void (await formOf(businessType).remove(context, { pkApply })),
  RETURN: ({ context }, { pkApply, businessType, state }) =>
    said(formOf(businessType).sendBack(state, context, { pkApplys: [pkApply], comment: reason })),
  async APPROVE({ context }, { pkApply, businessType: type, state }) {
    const step = stepOf(type, state)
    const pkApplys = [pkApply]
    const signature = await sign(context, pkApplys, type, step && isDecision(step) ? step.action : 'APPROVE')
    return said(formOf(type).approve(state, context, { pkApplys, signature }))
  },
  async SUBMIT({ context }, { pkApply, businessType: type, actions }) {
    // Where there is a form, it is opened, and says what is missing.
    if (actions.some(({ action }) => action === 'EDIT')) return undefined
    const pkApplys = [pkApply]
    return said(formOf(type).submit(context, { pkApplys, signature: await sign(context, pkApplys, type, 'SUBMIT') }))
  },
}

const onTickets: Record<string, Trial<{ pkCredit: string }>> = {
  ACCEPT: async ({ context }, { pkCredit }) =>
    said((await answerRequest(context, pkCredit, 'ACCEPT', { supplierConsent: true }))()),
  REFUSE: async ({ context }, { pkCredit }) => said((await answerRequest(context, pkCredit, 'REFUSE'))()),
  CANCEL: async ({ context }, { pkCredit }) =>
    void (await cancelIssue(context, { pkCredits: [pkCredit], comment: reason })),
  ...(Object.fromEntries(ticketForms.map((type) => [type, opensForm(type)])) as Record<TicketForm, Trial<unknown>>),
}

const onMatters: Record<string, Trial<Confirmation>> = {
  async CONFIRM({ context }, { pkConfirm, confirmKind }) {
    const signature = await sign(context, [pkConfirm], confirmTypeOf(confirmKind), 'CONFIRM')
    return said(confirmMatters(businesses, context, { pkConfirms: [pkConfirm], signature }))
  },
  async REFUSE({ context }, { pkConfirm, confirmKind }) {
    const signature = await sign(context, [pkConfirm], confirmTypeOf(confirmKind), 'REFUSE', { reason })
    return said(refuseMatters(businesses, context, { pkConfirms: [pkConfirm], reason, signature }))
  },
}

const supplier = ({ pkSupplier, version }: Record<string, string>) => ({ params: { pkSupplier }, body: { version } })
const account = ({ pkAccount }: Record<string, string>) => ({ params: { pkAccount } })
const loans = { REPAY: opensForm('LOAN_REPAY') }

/** That it has failed is said by signature. */
const statesFailure: Trial<{ pkApply: string; line: number }> = async ({ context }, { pkApply, line }) => {
  await stateFailure(context, { pkApply, line, reason })
  return undefined
}

/** The same of a ticket, about its payment. */
const ofPayment =
  (trial: Trial<{ pkApply: string; line: number }>): Trial<{ payment: { pkApply: string; line: number } }> =>
  (tried, { payment }) =>
    trial(tried, payment)

/** The payment can be stated: its form lacks nothing but the receipt. */
const statesPayment: Trial<{ pkLine?: string; payment?: { pkLine: string } | null }> = async (
  { context },
  { pkLine, payment },
) => {
  const line = {
    pkLine: pkLine ?? payment?.pkLine ?? '',
    bankSerial: 'TRIED-0001',
    payDate: todayOf(context.clock),
    fileIds: [],
  }
  const checked = await formOf('REDEEM_CLAIM').check({ ...context, read: context.database.read }, { lines: [{ line }] })
  const found = checked.problems.find(({ field }) => field !== 'fileIds')
  return found?.message
}

/** An act that only opens a sheet or a form about the row itself, which nothing refuses: why it is not tried. */
type Untried = 'a form about the row'

/** How each act that a row of a list offers is tried; a list of applications is named by the kind of its rows. */
export const trials: Record<string, Record<string, Trial | Untried>> = {
  applications: { ...onApplications, EDIT: 'a form about the row', REWORD: 'a form about the row' },
  credits: onTickets,
  confirmations: onMatters,
  // A limit can be chosen in the form, which says first what else stands in its way.
  limits: { ISSUE: 'a form about the row', ALLOCATE: opensForm('LIMIT_ALLOC') },
  'redeem-due': { CLAIM: statesPayment, FAIL: ofPayment(statesFailure) },
  'redeem-lines': {
    CLAIM: statesPayment,
    FAIL: statesFailure,
  },
  draws: loans,
  'chain-loans': loans,
  'credit-fund-loans': loans,
  suppliers: {
    EDIT: 'a form about the row',
    INVITE: calls(inviteSupplier, supplier),
    STOP: calls(stopSupplier, (row) => ({ params: supplier(row).params, body: { version: row['version'], reason } })),
    RESUME: calls(resumeSupplier, supplier),
    DELETE: calls(deleteSupplier, supplier),
  },
  accounts: {
    EDIT: 'a form about the row',
    VERIFY: 'a form about the row',
    DEFAULT: calls(setDefaultAccount, account),
    STOP: calls(stopAccount, account),
  },
  ukeys: {
    TEST: 'a form about the row',
    LOST: calls(loseUkey, ({ pkUkey }) => ({ params: { pkUkey } })),
    RENEW: opensKeyForm,
    UNBIND: opensKeyForm,
    REISSUE: opensKeyForm,
  },
  'corp-users': {
    ROLES: 'a form about the row',
    BIND: 'a form about the row',
    STATE: calls(setUserState, ({ userId, version, userState }) => ({
      params: { userId },
      body: { version, userState: userState === 'DISABLED' ? 'ACTIVE' : 'DISABLED' },
    })),
    RESET: calls(resetUserPassword, ({ userId, version }) => ({ params: { userId }, body: { version } })),
  },
}
