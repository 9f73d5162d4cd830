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
    rateBp: 600,
    min: '10000.00',
    max: '10000000.00',
    monthsMax: 12,
    methods: ['INTEREST_MONTHLY', 'EQUAL_PRINCIPAL', 'EQUAL_INSTALMENT'],
  },
  {
    key: 'chain-credit',
    kind: 'CHAIN_CREDIT',
    funder: 'bank',
    name: '金链贷',
    rateBp: 450,
    max: '20000000.00',
    monthsMax: 12,
    methods: ['INTEREST_MONTHLY', 'EQUAL_INSTALMENT'],
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
    rateBp: 398,
    min: '10000.00',
    max: '5000000.00',
    days: [7, 365],
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
    note: '成立满两年，与核心企业交易满一年',
  },
  {
    key: 'signup-trust',
    kind: 'SIGNUP',
    funder: 'trust',
    name: '信托融资资格',
    rateBp: 420,
    min: '100000.00',
    max: '20000000.00',
    days: [30, 365],
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
    note: '上年营业收入不低于 1,000 万元',
  },
  {
    key: 'signup-factor',
    kind: 'SIGNUP',
    funder: 'factor',
    name: '保理融资资格',
    rateBp: 360,
    min: '1000.00',
    max: '5000000.00',
    days: [7, 180],
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
    note: '持有一级供应商证明',
  },
  {
    key: 'signup-order',
    kind: 'SIGNUP',
    funder: 'bank',
    name: '订单融资资格',
    rateBp: 435,
    min: '50000.00',
    max: '10000000.00',
    days: [30, 180],
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
    note: '近两年净利润为正',
  },
  {
    key: 'signup-stock',
    kind: 'SIGNUP',
    funder: 'factor',
    name: '存货融资资格',
    rateBp: 450,
    min: '50000.00',
    max: '8000000.00',
    days: [30, 180],
    documents: ['营业执照', '近两年财务报表', '存货清单'],
    note: '仓储地点在示范城市',
  },
  {
    key: 'signup-tech',
    kind: 'SIGNUP',
    funder: 'trust',
    name: '科技企业融资资格',
    rateBp: 380,
    min: '100000.00',
    max: '30000000.00',
    days: [30, 365],
    documents: ['营业执照', '近两年财务报表', '高新技术企业证书'],
    note: '高新技术企业',
  },
  {
    key: 'signup-export',
    kind: 'SIGNUP',
    funder: 'bank',
    name: '出口融资资格',
    rateBp: 410,
    min: '50000.00',
    max: '10000000.00',
    days: [30, 180],
    documents: ['营业执照', '近两年财务报表', '报关单'],
    note: '有出口业务满一年',
  },
  {
    key: 'signup-green',
    kind: 'SIGNUP',
    funder: 'bank',
    name: '绿色制造融资资格',
    rateBp: 365,
    min: '50000.00',
    max: '10000000.00',
    days: [30, 365],
    documents: ['营业执照', '近两年财务报表', '环评批复'],
    note: '通过环境影响评价',
  },
  {
    key: 'signup-light',
    kind: 'SIGNUP',
    funder: 'factor',
    name: '小额融资资格',
    rateBp: 465,
    min: '1000.00',
    max: '500000.00',
    days: [7, 90],
    documents: ['营业执照', '近两年财务报表', '主要交易合同'],
    note: '小微企业',
  },
]

/** What funders take for a ticket, from low to high: `3.60%、3.98%`. Help articles say these, and no figure of their own. */
export const financeRates = (separator: string): string =>
  seedProducts
    .filter(({ kind }) => kind === 'FINANCE')
    .map(({ rateBp }) => `${(rateBp / 100).toFixed(2)}%`)
    .toSorted()
    .join(separator)

/** Papers that a product asks for, by its key. */
export const seedDocumentsOf = (key: string): readonly string[] =>
  seedProducts.find((product) => product.key === key)?.documents ?? []

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
