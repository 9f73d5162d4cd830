import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import { matterOf } from '../../business/receiptMatter.ts'
import { todayOf } from '../../domain/clock.ts'
import { answerClaim, stateFailure } from '../claims.ts'
import { formOf } from '../steps.ts'
import { as } from '../world.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package redeem. */
export const redeem: Walks = {
  REDEEM: {
    form: (world, _, at, more = []) => ({
      fkCorp: at?.fkIssuer ?? world.core,
      line: {
        fkCredits: at === undefined ? [] : [at, ...more].map(({ pkCredit }) => pkCredit),
        payDate: todayOf(world.clock),
        pkAccount: world.accounts[at?.fkIssuer ?? world.core] ?? '',
        remark: '',
      },
    }),
  },
  REDEEM_CLAIM: {
    after: ['REDEEM', 'PENDING_PAYMENT'],
    form: (world, { pick }) => ({
      fkCorp: world.core,
      line: {
        pkLine: '',
        bankSerial: `STATED-${pick}`,
        payDate: todayOf(world.clock),
        fileIds: [world.file],
      },
    }),
    tickets: null,
    // Of a payment that the bank has not answered or that failed, if there is one; the serial is that of the payment.
    async save(context, line) {
      const paying = await context.database.read
        .selectFrom('redeem_line')
        .select('pkLine')
        .where('fkCorp', '=', context.actor.fkCorp)
        .where('shownState', 'in', ['PAYING', 'FAILED'])
        .where('takenBy', 'is', null)
        .orderBy('pkLine', 'desc')
        .executeTakeFirst()
      const pkLine = paying?.pkLine ?? ''
      const stated = {
        ...(line as RedeemClaimPayload),
        pkLine,
        ...(pkLine !== '' && { bankSerial: pkLine.slice(-40) }),
      }
      return formOf('REDEEM_CLAIM').save(context, { lines: [stated] })
    },
    later: (world, pkApply, answer) => answerClaim(world, pkApply, answer === 'APPROVE'),
  },
  REDEEM_FAILURE: {
    after: ['REDEEM', 'PENDING_PAYMENT'],
    async asked(world, pkApply) {
      await stateFailure(as(world, 'operator'), { pkApply, line: 0, reason: '银行已退回该笔付款' })
      const { pkApply: own } = await world.database.read
        .selectFrom('application')
        .select('pkApply')
        .where('businessType', '=', 'REDEEM_FAILURE')
        .orderBy('pkApply', 'desc')
        .executeTakeFirstOrThrow()
      return own
    },
  },
  RECEIPT_CONFIRM: {
    after: ['REDEEM_CLAIM', 'PENDING_COUNTERPARTY'],
    async asked(world, pkApply) {
      await answerClaim(world, pkApply, true)
      const matter = await matterOf(world.database.read, pkApply)
      return matter?.pkApply ?? ''
    },
  },
  ACCOUNT_CHANGE: {
    form: (world, { pick, amount }) => ({
      fkCorp: world.suppliers[pick % 2]?.fkCorp ?? '',
      line: {
        pkAccount: '',
        accountNo: `6222${amount.replace('.', '').padStart(12, '0')}`,
        bankCode: '901',
        branchName: '武汉市城中支行',
        interBankNo: '901420100019',
        accountKind: 'BASIC',
        usages: ['COLLECT'],
        fileIds: [],
      },
    }),
  },
}
