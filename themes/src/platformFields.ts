/** What a QR code leads to, in words and as an address. */
export interface QrTarget {
  name: string
  url: string
}

/** What a value of each kind is in a platform document. Empty texts and addresses are allowed; `''` of an accent is none. */
interface Kinds {
  /** One line of text. */
  line: string
  /** Capital letters, digits, `-` and `_`. */
  code: string
  /** `#rrggbb`. */
  color: string
  accent: string
  /** A path of this site, or http(s). */
  address: string
  /** A path below `/cv3/assets/`, or the image itself as a `data:` address. */
  image: string
  flag: boolean
  qr: QrTarget
  choice: string
  choices: readonly string[]
}
export type FieldKind = keyof Kinds

interface Field {
  kind: FieldKind
  /** Most characters of a line. */
  max?: number
  /** What a choice may be. */
  values?: readonly string[]
  /** An empty value is as good as none: the default stands in for it. */
  isNeeded?: true
}

/** The shipped looks: what a document does not say of colours and mark comes from the one it names. */
export const templates = ['ccbscf', 'hongjin', 'qinglan'] as const
/** Ways in besides enterprise and password (`isOrgLogin`): text message and UKEY, or one of the two. */
export const authTypes = ['ALL', 'SMS', 'UKEY'] as const
/** Usage of the portal (spec §9): recorded unless the person says no, only where the person says yes, or never. */
export const analyticsSettings = ['ON', 'ASK', 'OFF'] as const
export const products = ['TICKET', 'EXCHANGE', 'SELF_LOAN', 'CHAIN_CREDIT', 'CREDIT_FUND', 'CCB', 'GUARANTEE'] as const

const line = (max: number) => ({ kind: 'line', max }) as const
const needed = <Each extends Field>(field: Each) => ({ ...field, isNeeded: true }) as const
const color = { kind: 'color', isNeeded: true } as const
const address = { kind: 'address' } as const
const image = { kind: 'image' } as const
const flag = { kind: 'flag' } as const

/**
 * The platform document, key by key (spec §3, "Platform config", and what a reskin needs besides): the one list that the
 * studio edits, the file holds, the server reads and the API answers.
 */
export const platformFields = {
  platformName: needed(line(60)),
  platformNameEn: needed(line(80)),
  platformType: { kind: 'code', isNeeded: true },
  tempId: { kind: 'choice', values: templates, isNeeded: true },
  topSlogan: line(60),
  /** Words of English pages; where there are none, the Chinese ones. */
  topSloganEn: line(120),
  platformLogo: image,
  /** Of the browser's tab; the logo where there is none. */
  favicon: image,
  /** Of the login page; drawn in the brand's fills where there is none. */
  illustration: image,
  topBarColor: color,
  topBarWordColor: color,
  tailBarColor: color,
  tailBarWordColor: color,
  /** Of buttons and links, where the bar's own colour is not the brand's. */
  accentColor: { kind: 'accent' },
  hotline: needed(line(40)),
  hotlineHours: needed(line(60)),
  hotlineHoursEn: line(80),
  onlineService: needed(address),
  contactAddress: line(120),
  contactAddressEn: line(200),
  postcode: line(10),
  /** The platform's own account, into which fees are paid; none: whoever owes asks the hotline. */
  feePayeeName: line(60),
  feePayeeAccount: line(30),
  feePayeeBank: line(60),
  copyrightCn: line(120),
  copyrightEn: line(160),
  /** ICP 备案, 公安备案. */
  icpRegister: line(60),
  securityRegister: line(60),
  /** Where whoever has to sign in is sent. */
  loginUrl: needed(address),
  registerUrl: address,
  billDiscountUrl: address,
  /** Another version of this portal, for as long as both run. */
  otherVersionUrl: address,
  wechatQr: { kind: 'qr' },
  appQr: { kind: 'qr' },
  /** By enterprise and password. */
  isOrgLogin: flag,
  authType: { kind: 'choice', values: authTypes, isNeeded: true },
  avalableProduct: { kind: 'choices', values: products },
  invoiceMenuDisplay: flag,
  userRoleMenuDisplay: flag,
  userRoleModify: flag,
  userRoleAdd: flag,
  ukeyMenuDisplay: flag,
  ukeyAdd: flag,
  ukeyChange: flag,
  exchangeIndexDisplay: flag,
  exchangePaymentDisplay: flag,
  analytics: { kind: 'choice', values: analyticsSettings, isNeeded: true },
} as const satisfies Record<string, Field>

type Fields = typeof platformFields
export type PlatformField = keyof Fields
export type PlatformDocument = { [Name in PlatformField]: Kinds[Fields[Name]['kind']] }
export type ImageField = 'platformLogo' | 'favicon' | 'illustration'

export const platformFieldNames = Object.keys(platformFields) as PlatformField[]
export const fieldOf = (name: PlatformField): Field => platformFields[name]
export const isPlatformField = (name: string): name is PlatformField => Object.hasOwn(platformFields, name)

/** Spec §9. */
export const DEFAULT_HOTLINE = '400-111-5318'
export const DEFAULT_HOURS = '工作日 9:00-18:00'
export const DEFAULT_HOURS_EN = 'working days 9:00-18:00'
