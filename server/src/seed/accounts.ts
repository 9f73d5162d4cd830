import type { Writer } from '../db/database.ts'
import { branchRows } from './branches.ts'
import { seedCorps } from './enterprises.ts'

export const pkAccountOf = (key: string): string => `account-${key}`

/** A city each: the branches of the demonstration's accounts lie in different ones. */
const cities = ['420100', '110100', '510100', '420100', '420600', '420500', '310100', '440100', '320100', '330100']

/**
 * One proved account of every enterprise that pays or is paid, and of every funder. Core companies and funders need no
 * test payment. Who has just joined (NONE) has no account yet. That of 明远 was used until it was stopped
 * (`accountScenes.ts`): one that is the default cannot be stopped.
 */
export async function insertAccounts(tx: Writer, began: string): Promise<void> {
  for (const [index, corp] of seedCorps.entries()) {
    if (corp.realname === 'NONE') continue
    const branches = branchRows.filter(({ regionCode }) => regionCode === cities[index % cities.length])
    const branch = branches[index % branches.length]
    if (!branch) throw new RangeError(`No branch in ${cities[index % cities.length]}`)
    await tx
      .insertInto('bank_account')
      .values({
        pkAccount: pkAccountOf(corp.key),
        fkCorp: `corp-${corp.key}`,
        accountName: corp.name,
        accountNo: `6299${String(10_000_000_000 + index * 73_194_713).padStart(12, '0')}3`,
        bankCode: branch.bankCode,
        bankName: branch.bankName,
        branchName: branch.name,
        interBankNo: branch.interBankNo,
        kind: 'BASIC',
        usages: JSON.stringify(['COLLECT', 'REPAY', 'FEE']),
        isDefault: corp.key === 'mingyuan' ? 0 : 1,
        state: 'ACTIVE',
        verifyState: corp.userType === 'CORP' ? 'VERIFIED' : 'EXEMPT',
        createdAt: began,
        updatedAt: began,
      })
      .execute()
  }
}
