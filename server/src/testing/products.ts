import { decimalToFen } from '@jinpiao/values/money'
import type { Writer } from '../db/database.ts'

/** Terms of the product that every test enterprise may use. */
export const financeTerms = { rateBp: 398, dayBasis: 360 }

/** A funder's product, open to everybody: 3.98 % of at least 7 days. */
export async function insertFinanceProduct(tx: Writer, fkFunder: string): Promise<string> {
  const pkProduct = 'finance'
  await tx
    .insertInto('funder_product')
    .values({
      ...financeTerms,
      pkProduct,
      kind: 'FINANCE',
      fkFunder,
      funderName: '示范商业银行',
      name: '金票融资',
      penaltyRateBp: 597,
      minFen: 1n,
      maxFen: decimalToFen('99999999999999.98'),
      minDays: 7,
      maxDays: 366,
      monthsMax: 12,
      methods: '[]',
      feeBp: 0,
      earlyFeeBp: 0,
      materials: '[]',
      documents: '[]',
      note: '',
      state: 'ACTIVE',
    })
    .execute()
  return pkProduct
}
