import type { SignupPayload } from '@jinpiao/contract/signup'
import type { Writer } from '../db/database.ts'

/** Products of a world that need a qualification: enough that each application of a test has one of its own. */
const PRODUCTS = 48
export const signupProductOf = (index: number): string => `signup-${index % PRODUCTS}`
export const signupDocuments = ['营业执照', '财务报表'] as const

export async function insertSignupProducts(tx: Writer, fkFunder: string, funderName: string): Promise<void> {
  const terms = {
    rateBp: 0,
    penaltyRateBp: 0,
    dayBasis: 360,
    minFen: 1n,
    maxFen: 1_000_000_000n,
    minDays: 0,
    maxDays: 366,
    monthsMax: 12,
  }
  const texts = { methods: '[]', materials: '[]', documents: JSON.stringify(signupDocuments), note: '' }
  const rows = Array.from({ length: PRODUCTS }, (_, index) => ({
    ...terms,
    ...texts,
    pkProduct: signupProductOf(index),
    kind: 'SIGNUP',
    fkFunder,
    funderName,
    name: `融资资格 ${index}`,
    feeBp: 0,
    earlyFeeBp: 0,
    state: 'ACTIVE',
  }))
  await tx.insertInto('funder_product').values(rows).execute()
}

/** A complete form of the enterprise that `file` belongs to. */
export const signupLine = (file: string, changes: Partial<SignupPayload> = {}): SignupPayload => ({
  fkProduct: signupProductOf(0),
  revenueLast: '12000000.00',
  revenueBefore: '9800000.00',
  profitLast: '860000.00',
  profitBefore: '-120000.50',
  partners: [
    { partnerName: '华岳重工股份有限公司', partnerShare: '62.50' },
    { partnerName: '中泽装备集团有限公司', partnerShare: '20.00' },
  ],
  papers: signupDocuments.map((document) => ({ document, fileIds: [file] })),
  authFileIds: [file],
  contactName: '曹若溪',
  contactMobile: '13800000400',
  ...changes,
})
