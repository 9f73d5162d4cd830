import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Packs of papers, suppliers, allocation of limits and figures. */
export const terms = {
  packNo: { name: ['资料编号', 'Pack number'], kind: 'number' },
  packName: { name: ['资料名称', 'Pack name'], kind: 'text', max: 60, isMeant: true },
  completeness: { name: ['完成度', 'Completeness'], kind: 'text' },
  authKind: { name: ['授权类型', 'Kind of authorisation'], kind: 'status', isKind: true },
  validTo: { name: ['授权有效期至', 'Authorised until'], kind: 'day', isMeant: true },
  contractEndDate: { name: ['合同到期日', 'Contract ends'], kind: 'day', isMeant: true },
  materialKind: { name: ['材料类型', 'Kind of material'], kind: 'status', isKind: true },
  materialNote: { name: ['材料说明', 'About the material'], kind: 'text', max: 200 },
  memberName: { name: ['成员企业', 'Member enterprise'], kind: 'company', isMeant: true },
  givenByName: { name: ['分配企业', 'Allocated by'], kind: 'company' },
  move: { name: ['分配方式', 'Way of allocation'], kind: 'status', isKind: true },
  allocatedNow: { name: ['现已分配', 'Allocated now'], kind: 'money' },
  allocatedAfter: { name: ['变动后已分配', 'Allocated afterwards'], kind: 'money' },
  erpCode: { name: ['ERP编码', 'ERP code'], kind: 'text', max: 40 },
  issuedTotal: { name: ['累计开立', 'Issued in all'], kind: 'money' },
  isRegistered: { name: ['是否注册', 'Registered'], kind: 'flag' },
  isFirstLevel: { name: ['是否一级', 'First level'], kind: 'flag' },
  invitedAt: { name: ['邀请时间', 'Invited at'], kind: 'moment' },
  stopReason: { name: ['停用原因', 'Why it was stopped'], kind: 'text', max: 200 },
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
  '04000162': [
    '{creditCode}不正确，请逐位核对 18 位',
    'The {creditCode} is not right: compare each of its 18 characters',
  ],
  '04000163': ['{contactMobile}须为 11 位数字', 'The {contactMobile} needs 11 digits'],
  '04000164': ['{email}格式错误，请核对', 'The {email} is not an address: please check'],
  '04000165': ['“{0}”已注册，无需邀请', '“{0}” has registered: it needs no invitation'],
  '04000166': ['“{0}”没有{contactMobile}，请先补充', '“{0}” has no {contactMobile}: enter it first'],
  '04000167': ['今天已邀请过“{0}”，请明天再邀请', '“{0}” was invited today: invite it again tomorrow'],
  '04000168': [
    '已向“{0}”申请开立，不能删除，可以停用',
    'An issue to “{0}” was applied for, so it cannot be deleted. Stop it instead',
  ],
  '04000169': ['“{0}”已停用', '“{0}” is stopped'],
  '04000170': ['“{0}”没有停用', '“{0}” is not stopped'],
  '04000171': ['{isFirstLevel}请填写“是”或“否”', '{isFirstLevel}: enter Yes or No'],
  '04000172': ['统计区间须为 1 至 {0} 个月，且不早于起始月', 'Choose 1 to {0} months, and no end before the beginning'],
  '04000173': [
    '“{0}”自行开立金票，不签收金票，请选择其他企业',
    '“{0}” issues tickets itself and accepts none. Choose another enterprise',
  ],
  '04000174': [
    '上级企业{0}存在逾期未兑付，自 {1} 起其分支机构的开立业务一并暂停。请联系该企业的经办，在其“兑付登记”中兑付全部逾期金票，付清后自动恢复',
    'The parent {0} has overdue payments: since {1} issuing is suspended for its branches, too. Ask its operators to pay all of them under its “Register a redemption”: then it goes on by itself',
  ],
  '05000103': ['{memberName}当前可收回 {0} 元', 'What {memberName} can give back now: CNY {0}'],
  '05000104': ['本企业还没有{memberName}，不能分配额度', 'The enterprise has no {memberName} to allocate limits to'],
} as const satisfies Codes

export const notices = {
  /** To a member's operators and directors. {0} who gives, {1} source of the limit, {2} amount, {3} what the part is now. */
  LIMIT_PART_GIVEN: {
    title: ['获分配额度 {2} 元', '{2} yuan of a limit allocated'],
    body: [
      '{0} 将{1}的额度分配给贵企业 {2} 元，现有份额 {3} 元。',
      '{0} has allocated {2} yuan of its limit of {1} to you: your part is {3} yuan now.',
    ],
  },
  /** As before, where it comes back. */
  LIMIT_PART_TAKEN: {
    title: ['额度被收回 {2} 元', '{2} yuan of a limit taken back'],
    body: [
      '{0} 收回{1}额度中未使用的 {2} 元，现有份额 {3} 元。',
      '{0} has taken back {2} unused yuan of the limit of {1}: your part is {3} yuan now.',
    ],
  },
  /** To a core company's operators and directors. {0} funder, {1} amount, {2} first and {3} last day. */
  LIMIT_GRANTED: {
    title: ['新授予额度 {1} 元', 'A limit of {1} yuan granted'],
    body: [
      '{0}授予贵企业额度 {1} 元，有效期 {2} 至 {3}。',
      '{0} has granted you a limit of {1} yuan, valid from {2} to {3}.',
    ],
  },
  /** The same. {0} funder, {1} by how much, {2} what the limit is now. */
  LIMIT_RAISED: {
    title: ['额度调增 {1} 元', 'A limit raised by {1} yuan'],
    body: ['{0}将额度调增 {1} 元，现为 {2} 元。', '{0} has raised the limit by {1} yuan: it is {2} yuan now.'],
  },
  LIMIT_LOWERED: {
    title: ['额度调减 {1} 元', 'A limit lowered by {1} yuan'],
    body: ['{0}将额度调减 {1} 元，现为 {2} 元。', '{0} has lowered the limit by {1} yuan: it is {2} yuan now.'],
  },
  /** The same, and those of its branches. {0} funder, {1} the whole limit. */
  LIMIT_FROZEN: {
    title: ['额度已暂停：{0}', 'Limit suspended: {0}'],
    body: [
      '{0}已暂停其授予的额度 {1} 元，恢复前不能在该额度上开立。',
      '{0} has suspended its limit of {1} yuan: nothing can be issued on it until it is resumed.',
    ],
  },
  LIMIT_RESUMED: {
    title: ['额度已恢复：{0}', 'Limit resumed: {0}'],
    body: ['{0}已恢复其授予的额度 {1} 元，可以继续开立。', '{0} has resumed its limit of {1} yuan: issuing goes on.'],
  },
  LIMIT_ENDED: {
    title: ['额度已终止：{0}', 'Limit ended: {0}'],
    body: [
      '{0}已终止其授予的额度 {1} 元，此前开立的金票不受影响。',
      '{0} has ended its limit of {1} yuan; tickets that were issued on it stay as they are.',
    ],
  },
  /** Of a limit that ends by its day. {0} funder, {1} the whole limit, {2} its last day, {3} days left. */
  LIMIT_SOON: {
    title: ['额度即将到期：{0}', 'Limit ends soon: {0}'],
    body: [
      '{0}授予的额度 {1} 元将于 {2} 到期，还有 {3} 天。到期后不能在该额度上开立，此前开立的金票不受影响；如需继续使用，请联系{0}。',
      'The limit of {1} yuan from {0} ends on {2}, in {3} days. Nothing can be issued on it after that; tickets issued before stay as they are. Ask {0} if you need it longer.',
    ],
  },
  LIMIT_LAST_DAY: {
    title: ['额度今日到期：{0}', 'Limit ends today: {0}'],
    body: [
      '{0}授予的额度 {1} 元今日（{2}）到期，自明日起不能在该额度上开立，此前开立的金票不受影响。',
      'The limit of {1} yuan from {0} ends today ({2}). Nothing can be issued on it from tomorrow; tickets issued before stay as they are.',
    ],
  },
  LIMIT_EXPIRED: {
    title: ['额度已到期：{0}', 'Limit has ended: {0}'],
    body: [
      '{0}授予的额度 {1} 元已于 {2} 到期，不能再在该额度上开立，此前开立的金票不受影响。',
      'The limit of {1} yuan from {0} ended on {2}. Nothing can be issued on it; tickets issued before stay as they are.',
    ],
  },
  /** By text message to who does not know us yet. {0} enterprise that invites, {1} code, {2} name of the supplier. */
  SUPPLIER_INVITED: {
    title: ['{0} 邀请您注册', '{0} invites you to register'],
    body: [
      '{0} 邀请 {2} 注册，邀请码 {1}。请在登录页选择注册并填写邀请码。',
      '{0} invites {2} to register with the invitation code {1}. Choose to register on the login page.',
    ],
  },
} as const satisfies Notices
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
