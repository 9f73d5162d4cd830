import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Packs of papers, suppliers, allocation of limits and figures. */
export const terms = {
  packNo: { name: ['资料编号', 'Pack number'], kind: 'number' },
  packName: { name: ['资料名称', 'Pack name'], kind: 'text', max: 60, isMeant: true },
  completeness: { name: ['完成度', 'Completeness'], kind: 'text' },
  authKind: { name: ['授权类型', 'Kind of authorisation'], kind: 'status' },
  validTo: { name: ['授权有效期至', 'Authorised until'], kind: 'day', isMeant: true },
  contractEndDate: { name: ['合同到期日', 'Contract ends'], kind: 'day', isMeant: true },
  materialKind: { name: ['材料类型', 'Kind of material'], kind: 'status' },
  materialNote: { name: ['材料说明', 'About the material'], kind: 'text', max: 200 },
  memberName: { name: ['成员企业', 'Member enterprise'], kind: 'company', isMeant: true },
  move: { name: ['分配方式', 'Way of allocation'], kind: 'status' },
  allocatedNow: { name: ['现已分配', 'Allocated now'], kind: 'money' },
  allocatedAfter: { name: ['变动后已分配', 'Allocated afterwards'], kind: 'money' },
  erpCode: { name: ['ERP编码', 'ERP code'], kind: 'text', max: 40 },
  issuedTotal: { name: ['累计开立', 'Issued in all'], kind: 'money' },
  circulatingAmount: { name: ['在途余额', 'Still in circulation'], kind: 'money' },
  isRegistered: { name: ['是否注册', 'Registered'], kind: 'flag' },
  isFirstLevel: { name: ['是否一级', 'First level'], kind: 'flag' },
} as const satisfies Terms

export const codes = {
  '04000150': ['资料尚未完成：{0}', 'The pack is not complete: {0}'],
  '04000151': ['{validTo}必须晚于今天', '{validTo} must be after today'],
  '04000152': ['请先录入合同', 'Enter a contract first'],
  '04000153': ['{contractEndDate}不能早于{signedDate}', '{contractEndDate} cannot be before {signedDate}'],
  '04000160': [
    '已有{creditCode}相同的{supplierName}“{0}”',
    'There is a {supplierName} with the same {creditCode}: “{0}”',
  ],
  '04000161': ['{supplierName}不能是本企业', 'A {supplierName} cannot be the enterprise itself'],
  '05000103': ['{memberName}当前可收回 {0} 元', 'What {memberName} can give back now: CNY {0}'],
  '05000104': ['本企业还没有{memberName}，不能分配额度', 'The enterprise has no {memberName} to allocate limits to'],
} as const satisfies Codes

export const notices = {} as const satisfies Notices
export const agreements = {} as const satisfies Agreements
export const nouns = ['statistics'] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {
  LITTLE_LEFT: [
    '分配后该额度可用 {0} 元，为总额度的 {1}%',
    'After this allocation CNY {0} of the limit are left, {1}% of its total',
  ],
} as const satisfies Texts
export const tasks = {} as const satisfies Texts
