import type { RoleCode } from '@jinpiao/contract/roles'
import { creditCodeOf } from './codes.ts'

export interface SeedCorp {
  key: string
  name: string
  userType: 'CORE' | 'CORP' | 'FUNDER'
  scale: '大型' | '中型' | '小型' | '微型'
  note: string
  isCentralSoe?: true
  issueSuspended?: true
  parent?: string
  realname?: 'NONE'
  /** Days from today; the default is far away. */
  licenceEndsIn?: number
  chainCredit?: true
}

/** Product §8.1. Made-up names: no such company is known to us. */
export const seedCorps: readonly SeedCorp[] = [
  { key: 'huayue', name: '华岳重工股份有限公司', userType: 'CORE', scale: '大型', note: '主要核心企业，启用终审' },
  {
    key: 'zhongze',
    name: '中泽装备集团有限公司',
    userType: 'CORE',
    scale: '大型',
    isCentralSoe: true,
    note: '中央企业，期限最长 6 个月',
  },
  {
    key: 'beichuan',
    name: '北川机械有限公司',
    userType: 'CORE',
    scale: '大型',
    issueSuspended: true,
    note: '逾期未兑付，开立已暂停',
  },
  {
    key: 'jiangcheng',
    name: '江城精铸有限公司',
    userType: 'CORP',
    scale: '中型',
    chainCredit: true,
    note: '一级供应商，产品全部开通',
  },
  { key: 'anhe', name: '安禾五金制品厂', userType: 'CORP', scale: '小型', note: '非一级供应商' },
  { key: 'mingyuan', name: '明远物流有限公司', userType: 'CORP', scale: '微型', note: '小微供应商' },
  {
    key: 'xinlan',
    name: '新澜科技有限公司',
    userType: 'CORP',
    scale: '小型',
    realname: 'NONE',
    note: '刚注册，未实名，用户尚无角色',
  },
  {
    key: 'xuda',
    name: '旭达贸易有限公司',
    userType: 'CORP',
    scale: '小型',
    licenceEndsIn: -20,
    note: '营业执照已过期（03000280）',
  },
  {
    key: 'dongqu',
    name: '华岳重工东区分公司',
    userType: 'CORE',
    scale: '大型',
    parent: 'huayue',
    note: '非法人分支机构，在上级企业分配的额度内开立',
  },
  {
    key: 'longname',
    name: '㛃䶮𬭎（华东）新能源高端装备精密零部件制造有限责任公司',
    userType: 'CORP',
    scale: '中型',
    note: '长名称与生僻字',
  },
  { key: 'bank', name: '示范商业银行', userType: 'FUNDER', scale: '大型', note: '资金方' },
  { key: 'trust', name: '示范信托', userType: 'FUNDER', scale: '大型', note: '资金方' },
  { key: 'factor', name: '示范保理', userType: 'FUNDER', scale: '中型', note: '资金方（平台渠道）' },
]

export interface SeedPerson {
  key: string
  name: string
  mobile: string
  /** Corporation and roles, usually one. */
  posts: readonly (readonly [corp: string, ...roles: RoleCode[]])[]
  /** Whole days until the UKEY expires; absent: two years; null: none is bound. */
  ukeyEndsIn?: number | null
  /** Of the UKEY; absent: RSA. One signs by the national algorithm, so that every server has such signatures (spec §3). */
  algorithm?: 'ALG_SM2'
  /** A role that he had when his UKEY was given out, and no longer has. */
  stoodInAs?: RoleCode
  passwordExpired?: true
  /** Locked by wrong passwords, for a year: a quarter of an hour would be over before anybody looks. */
  isLocked?: true
  note?: string
}

const person = (
  key: string,
  name: string,
  mobile: string,
  posts: SeedPerson['posts'],
  more: Partial<SeedPerson> = {},
): SeedPerson => ({ key, name, mobile, posts, ...more })

/** Who runs the demonstration's platform: its administrator (FM) may change it. */
export const demoOperator = creditCodeOf(seedCorps.findIndex(({ key }) => key === 'bank') + 1)

/** Everybody who can sign in. One password for all ({@link DEMO_PASSWORD}). */
export const seedPeople: readonly SeedPerson[] = [
  person('CO', '陈嘉禾', '13800000101', [['huayue', 'ROLE_CORE_OPERATOR']]),
  person('CD', '林知远', '13800000102', [['huayue', 'ROLE_CORE_DIRECTOR', 'ROLE_CORP_MANAGER']], {
    stoodInAs: 'ROLE_CORE_OPERATOR',
    note: '主管兼管理员',
  }),
  person('CF', '周明谦', '13800000103', [['huayue', 'ROLE_CORE_FINAL_REVIEW']]),
  person('CQ', '吴静宜', '13800000104', [['huayue', 'ROLE_CORE_QUERY']], { ukeyEndsIn: null }),
  person('CO+CD', '赵予安', '13800000105', [['huayue', 'ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR']], {
    note: '一人两岗，可切换角色',
  }),
  person('CO2', '孙启航', '13800000106', [['huayue', 'ROLE_CORE_OPERATOR']], { ukeyEndsIn: null, note: '未绑定 UKEY' }),
  person('CD2', '郑怀瑾', '13800000107', [['huayue', 'ROLE_CORE_DIRECTOR']], {
    ukeyEndsIn: 18,
    note: 'UKEY 18 天后到期',
  }),
  person('CO3', '冯思源', '13800000108', [['huayue', 'ROLE_CORE_OPERATOR']], { ukeyEndsIn: -3, note: 'UKEY 已过期' }),
  person('ZO', '何雨桐', '13800000201', [['zhongze', 'ROLE_CORE_OPERATOR']]),
  person('ZD', '许文博', '13800000202', [['zhongze', 'ROLE_CORE_DIRECTOR', 'ROLE_CORP_MANAGER']]),
  person('ZF', '吕承宇', '13800000203', [['zhongze', 'ROLE_CORE_FINAL_REVIEW']]),
  person('BO', '施婉清', '13800000301', [['beichuan', 'ROLE_CORE_OPERATOR']]),
  person('BD', '张培风', '13800000302', [['beichuan', 'ROLE_CORE_DIRECTOR', 'ROLE_CORP_MANAGER']]),
  person('BF', '孔令仪', '13800000303', [['beichuan', 'ROLE_CORE_FINAL_REVIEW']]),
  person('SO', '曹若溪', '13800000401', [['jiangcheng', 'ROLE_CORP_OPERATOR']]),
  person('SD', '严书昀', '13800000402', [['jiangcheng', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']], {
    algorithm: 'ALG_SM2',
    note: '主管兼管理员',
  }),
  person('SQ', '金子墨', '13800000403', [['jiangcheng', 'ROLE_CORP_QUERY']], { ukeyEndsIn: null }),
  person('PU', '魏采薇', '13800000404', [['jiangcheng', 'ROLE_PURCHASE']], { note: '采购人' }),
  person('AO', '陶亦然', '13800000501', [['anhe', 'ROLE_CORP_OPERATOR']]),
  person('AD', '姜望舒', '13800000502', [['anhe', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']]),
  person(
    'MO',
    '戚景行',
    '13800000601',
    [
      ['mingyuan', 'ROLE_CORP_OPERATOR'],
      ['longname', 'ROLE_CORP_OPERATOR'],
    ],
    { note: '一个手机号在两家企业任职' },
  ),
  person('MD', '谢清和', '13800000602', [['mingyuan', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']]),
  person('LD', '邹牧之', '13800000702', [['longname', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']]),
  person('XN', '喻初晴', '13800000801', [['xinlan']], { ukeyEndsIn: null, note: '尚未分配角色' }),
  person('XM', '盛朝颜', '13800000802', [['xinlan', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']], {
    ukeyEndsIn: null,
    note: '主管兼管理员',
  }),
  person('XD', '柏云舟', '13800000902', [['xuda', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER']], {
    note: '所在企业营业执照已过期',
  }),
  person('XP', '水亦寒', '13800000901', [['xuda', 'ROLE_CORP_OPERATOR']], {
    passwordExpired: true,
    ukeyEndsIn: null,
    note: '密码已超过有效期',
  }),
  person('ND', '窦星河', '13800001002', [['dongqu', 'ROLE_NO_LEGAL_ENTITY_DIRECTOR', 'ROLE_CORP_MANAGER']], {
    note: '分公司主管兼管理员',
  }),
  person('FC', '章慕白', '13800001101', [['bank', 'ROLE_FINANCE_CLIENT_MANAGER']], {
    ukeyEndsIn: null,
  }),
  person('FP', '云修远', '13800001102', [['bank', 'ROLE_FINANCE_PRODUCT_MANAGER']], {
    ukeyEndsIn: null,
  }),
  person('FM', '温知夏', '13800001103', [['bank', 'ROLE_CORP_MANAGER']], { ukeyEndsIn: null, note: '管理员' }),
  // Last, so that nobody else's number on the card changes.
  person('CO4', '洛青岩', '13800000109', [['huayue', 'ROLE_CORE_OPERATOR']], { ukeyEndsIn: null, note: '已停用' }),
  person('CQ2', '莫听澜', '13800000110', [['huayue', 'ROLE_CORE_QUERY']], {
    ukeyEndsIn: null,
    isLocked: true,
    note: '密码已锁定，可用短信登录',
  }),
  person('NO', '裴以宁', '13800001001', [['dongqu', 'ROLE_CORE_OPERATOR']], { note: '分公司经办' }),
  person('NF', '苏砚秋', '13800001003', [['dongqu', 'ROLE_CORE_FINAL_REVIEW']], { note: '分公司终审' }),
]

export const DEMO_PASSWORD = 'Jinpiao@2026'

export interface SeedSupplier {
  /** Whose supplier it is. */
  core: string
  /** Enterprise key, or a name of one that is not registered. */
  corp?: string
  name?: string
  isFirstLevel: boolean
  state: 'ACTIVE' | 'INVITED' | 'STOPPED'
  category: string
}

const active = { isFirstLevel: true, state: 'ACTIVE' as const }
export const seedSuppliers: readonly SeedSupplier[] = [
  { core: 'huayue', corp: 'jiangcheng', ...active, category: '铸件' },
  { core: 'huayue', corp: 'anhe', ...active, isFirstLevel: false, category: '五金' },
  { core: 'huayue', corp: 'mingyuan', ...active, category: '物流' },
  { core: 'huayue', corp: 'longname', ...active, category: '零部件' },
  // Stopped at the end of the seed, after one of its applications has been submitted.
  { core: 'huayue', corp: 'xuda', ...active, category: '钢材贸易' },
  { core: 'huayue', corp: 'xinlan', ...active, category: '传感器' },
  { core: 'huayue', name: '云栖紧固件有限公司', isFirstLevel: true, state: 'INVITED', category: '紧固件' },
  { core: 'huayue', name: '松岭涂料有限公司', isFirstLevel: false, state: 'STOPPED', category: '涂料' },
  { core: 'zhongze', corp: 'jiangcheng', ...active, category: '铸件' },
  { core: 'zhongze', corp: 'anhe', ...active, category: '五金' },
  { core: 'beichuan', corp: 'jiangcheng', ...active, category: '铸件' },
  { core: 'beichuan', corp: 'anhe', ...active, category: '五金' },
  // Neither registered nor invited; and those of a chain enterprise, which keeps its own.
  { core: 'huayue', name: '远帆物资有限公司', ...active, category: '物资' },
  { core: 'jiangcheng', corp: 'anhe', ...active, category: '五金' },
  { core: 'jiangcheng', name: '石桥模具厂', isFirstLevel: false, state: 'STOPPED', category: '模具' },
  { core: 'dongqu', corp: 'longname', ...active, category: '零部件' },
  { core: 'dongqu', corp: 'anhe', ...active, isFirstLevel: false, category: '五金' },
]

export interface SeedLimit {
  key: string
  core: string
  source: string
  product: string
  channel: string
  total: string
  /** Days from today. */
  from: number
  to: number
}

/** The expiring one is already over when the seed ends, but was in force when an application was submitted on it. */
export const seedLimits: readonly SeedLimit[] = [
  {
    key: 'hy-bank',
    core: 'huayue',
    source: 'bank',
    product: '金票开立额度',
    channel: '银行直连',
    total: '500000000.00',
    from: -480,
    to: 420,
  },
  {
    key: 'hy-trust',
    core: 'huayue',
    source: 'trust',
    product: '金票开立额度',
    channel: '信托渠道',
    total: '120000000.00',
    from: -200,
    to: 300,
  },
  {
    key: 'hy-factor',
    core: 'huayue',
    source: 'factor',
    product: '金票开立额度',
    channel: '平台渠道',
    total: '30000000.00',
    from: -360,
    to: -1,
  },
  {
    key: 'zz-bank',
    core: 'zhongze',
    source: 'bank',
    product: '金票开立额度',
    channel: '银行直连',
    total: '800000000.00',
    from: -200,
    to: 400,
  },
  {
    key: 'bc-bank',
    core: 'beichuan',
    source: 'bank',
    product: '金票开立额度',
    channel: '银行直连',
    total: '50000000.00',
    from: -300,
    to: 200,
  },
]
