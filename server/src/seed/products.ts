import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { decimalToFen } from '@jinpiao/values/money'
import type { Writer } from '../db/database.ts'
import { seedCorps } from './enterprises.ts'

interface SeedProduct {
  key: string
  kind: ProductKind
  funder: 'bank' | 'trust' | 'factor'
  name: string
  rateBp: number
  min?: string
  max?: string
  days?: readonly [min: number, max: number]
  monthsMax?: number
  methods?: readonly string[]
  feeBp?: number
  earlyFeeBp?: number
  documents?: readonly string[]
  note?: string
}

/** One offer at least of each kind; of financing three to choose from. */
const seedProducts: readonly SeedProduct[] = [
  {
    key: 'finance-bank',
    kind: 'FINANCE',
    funder: 'bank',
    name: '金票融资',
    rateBp: 398,
    min: '1000.00',
    days: [7, 365],
  },
  { key: 'finance-trust', kind: 'FINANCE', funder: 'trust', name: '信托融资', rateBp: 420, days: [30, 365] },
  {
    key: 'finance-factor',
    kind: 'FINANCE',
    funder: 'factor',
    name: '保理融资',
    rateBp: 360,
    max: '5000000.00',
    days: [7, 365],
  },
  { key: 'exchange', kind: 'EXCHANGE', funder: 'bank', name: '金易换', rateBp: 0, feeBp: 5, days: [7, 365] },
  {
    key: 'self-loan',
    kind: 'SELF_LOAN',
    funder: 'bank',
    name: '金易贷',
    rateBp: 435,
    min: '10000.00',
    max: '10000000.00',
    monthsMax: 12,
    methods: ['INTEREST_FIRST', 'EQUAL_PRINCIPAL', 'EQUAL_INSTALMENT'],
  },
  {
    key: 'chain-credit',
    kind: 'CHAIN_CREDIT',
    funder: 'bank',
    name: '金链贷',
    rateBp: 450,
    max: '20000000.00',
    monthsMax: 12,
    methods: ['INTEREST_FIRST', 'EQUAL_INSTALMENT'],
  },
  {
    key: 'credit-fund',
    kind: 'CREDIT_FUND',
    funder: 'trust',
    name: '三一信用金',
    rateBp: 480,
    max: '3000000.00',
    monthsMax: 6,
    methods: ['BULLET'],
  },
  {
    key: 'pur-finance',
    kind: 'PUR_FINANCE',
    funder: 'bank',
    name: '采购融资',
    rateBp: 410,
    max: '10000000.00',
    days: [1, 180],
    monthsMax: 6,
    methods: ['BULLET'],
  },
  {
    key: 'signup',
    kind: 'SIGNUP',
    funder: 'bank',
    name: '融资资格',
    rateBp: 0,
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
  },
]

export const pkProductOf = (key: string): string => `product-${key}`

/** What the funders of the demonstration offer. */
export async function insertProducts(tx: Writer): Promise<void> {
  const json = (names: readonly string[] = []) => JSON.stringify(names)
  const rows = seedProducts.map(({ key, funder, ...product }) => {
    const [minDays, maxDays] = product.days ?? [0, 366]
    return {
      pkProduct: pkProductOf(key),
      kind: product.kind,
      fkFunder: `corp-${funder}`,
      funderName: seedCorps.find((corp) => corp.key === funder)?.name ?? '',
      name: product.name,
      rateBp: product.rateBp,
      // Half as much again, as the central bank's rule has it.
      penaltyRateBp: Math.round(product.rateBp * 1.5),
      dayBasis: 360,
      minFen: decimalToFen(product.min ?? '0.01'),
      maxFen: decimalToFen(product.max ?? '100000000.00'),
      minDays,
      maxDays,
      monthsMax: product.monthsMax ?? 12,
      methods: json(product.methods),
      feeBp: product.feeBp ?? 0,
      earlyFeeBp: product.earlyFeeBp ?? 0,
      materials: json(),
      documents: json(product.documents),
      note: product.note ?? '',
      state: 'ACTIVE',
    }
  })
  await tx.insertInto('funder_product').values(rows).execute()
}
