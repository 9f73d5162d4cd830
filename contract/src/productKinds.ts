import { inLanguage, type Language, type Words } from './words.ts'

interface ProductKind {
  name: Words
  /** What it is for, in one sentence. */
  about: Words
  /** Signatures that open it; none: it is not opened in the product centre. */
  stages: 0 | 1 | 2
}

/** The products of a platform (Q21), in the order of their cards. */
export const productKinds = {
  TICKET: {
    name: ['金票', 'Tickets'],
    about: [
      '以应收账款电子凭证向供应商付款，供应商可持有到期、转让或融资。',
      'Pay suppliers with electronic receivables, which they hold until they fall due, pass on or finance.',
    ],
    stages: 1,
  },
  EXCHANGE: {
    name: ['金易换', 'Bill exchange'],
    about: [
      '将持有的金票换成票面金额相同的银行承兑汇票。',
      'Exchange the tickets that your company holds for a bank’s bill of the same face value.',
    ],
    stages: 1,
  },
  SELF_LOAN: {
    name: ['金易贷', 'Own-credit loan'],
    about: [
      '企业凭自身信用申请贷款，签署贷款协议后使用。',
      'Loans on your own credit, once the loan agreement is signed.',
    ],
    stages: 0,
  },
  CHAIN_CREDIT: {
    name: ['金链贷', 'Chain loan'],
    about: [
      '供应商凭与核心企业的交易申请贷款，由平台为企业启用。',
      'Loans on your trade with a core company; the platform enables them.',
    ],
    stages: 0,
  },
  CREDIT_FUND: {
    name: ['三一信用金', 'Credit fund'],
    about: [
      '供应商凭核心企业的推荐申请贷款，批复后一次放款。',
      'Suppliers borrow on the recommendation of a core company; what is granted is paid at once.',
    ],
    stages: 1,
  },
  CCB: {
    name: ['e信通', 'e-Xintong'],
    about: [
      '银行提供的供应链融资服务。先签名申请，银行同意后再签约，银行确认后开通。',
      'Supply chain financing by a bank: you apply, the bank agrees, you sign the contract, and the bank confirms it.',
    ],
    stages: 2,
  },
  GUARANTEE: {
    name: ['担保确认', 'Guarantee confirmation'],
    about: ['在线确认担保、合同等事项。', 'Confirm guarantees, contracts and the like online.'],
    stages: 1,
  },
} as const satisfies Record<string, ProductKind>
export type ProductCode = keyof typeof productKinds
export const productCodes = Object.keys(productKinds) as [ProductCode, ...ProductCode[]]

/** Products that a signature in the product centre opens. */
export type OpenedBySignature = {
  [Code in ProductCode]: (typeof productKinds)[Code]['stages'] extends 0 ? never : Code
}[ProductCode]
export const openedBySignature = productCodes.filter(
  (code): code is OpenedBySignature => productKinds[code].stages > 0,
) as [OpenedBySignature, ...OpenedBySignature[]]

export const isProduct = (code: string): code is ProductCode => Object.hasOwn(productKinds, code)

/** The name of a product by its code; any other text as it is. */
export const productText = (code: string, language: Language): string =>
  isProduct(code) ? inLanguage(productKinds[code].name, language) : code
