import { todayOf } from '../../domain/clock.ts'
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
