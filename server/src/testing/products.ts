import { decimalToFen } from '@jinpiao/values/money'
import type { Database, Writer } from '../db/database.ts'

/** Terms of the product that every test enterprise may use. */
export const financeTerms = { rateBp: 398, dayBasis: 360 }

/** What a test says of a product besides who offers it. */
interface TestProduct {
  pkProduct: string
  kind: 'FINANCE' | 'EXCHANGE' | 'CHAIN_CREDIT'
  name: string
  feeBp: number
  earlyFeeBp?: number
}

function insertProduct(tx: Writer, fkFunder: string, product: TestProduct) {
  return tx
    .insertInto('funder_product')
    .values({
      ...financeTerms,
      earlyFeeBp: 0,
      ...product,
      fkFunder,
      funderName: '示范商业银行',
      penaltyRateBp: 597,
      minFen: 1n,
      maxFen: decimalToFen('99999999999999.98'),
      minDays: 7,
      maxDays: 366,
      monthsMax: 12,
      methods: '[]',
      materials: '[]',
      documents: '[]',
      note: '',
      state: 'ACTIVE',
    })
    .execute()
}

/** A funder's product, open to everybody: 3.98 % of at least 7 days. */
export async function insertFinanceProduct(tx: Writer, fkFunder: string): Promise<string> {
  await insertProduct(tx, fkFunder, { pkProduct: 'finance', kind: 'FINANCE', name: '金票融资', feeBp: 0 })
  return 'finance'
}

/** Bills of a bank for tickets: 0.15 % of the face value. */
export async function insertExchangeProduct(tx: Writer, fkFunder: string): Promise<string> {
  await insertProduct(tx, fkFunder, { pkProduct: 'exchange', kind: 'EXCHANGE', name: '金易换', feeBp: 15 })
  return 'exchange'
}

/** A product of loans with this fee for what is repaid early; the same one each time. */
export async function insertLoanProduct(database: Database, earlyFeeBp: number): Promise<string> {
  const pkProduct = `loan-${earlyFeeBp}`
  const known = await database.read
    .selectFrom('funder_product')
    .select('pkProduct')
    .where('pkProduct', '=', pkProduct)
    .executeTakeFirst()
  if (known) return pkProduct
  const { fkFunder } = await database.read.selectFrom('funder_product').select('fkFunder').executeTakeFirstOrThrow()
  await database.write((tx) =>
    insertProduct(tx, fkFunder, { pkProduct, kind: 'CHAIN_CREDIT', name: '贷款', feeBp: 0, earlyFeeBp }),
  )
  return pkProduct
}
