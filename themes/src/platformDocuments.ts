import { DEFAULT_HOTLINE, DEFAULT_HOURS, DEFAULT_HOURS_EN, type PlatformDocument, products } from './platformFields.ts'
import { defaultPlatform, platforms, type ShippedPlatform } from './platforms.ts'

/** The shipped look that a document names as its template; the default one for a name that is none. */
export const templateOf = (tempId: unknown): ShippedPlatform =>
  platforms.find(({ platformType }) => platformType.toLowerCase() === tempId) ?? defaultPlatform

/**
 * The whole document: what is not said is as the template has it, as the specification says (hotline, spec §9), or empty.
 * Nothing of one operator's words, such as a filing number, ever stands in for another's.
 */
export function withDefaults(said: Partial<PlatformDocument>): PlatformDocument {
  const { name, platformType, accentColor = '', ...colors } = templateOf(said.tempId)
  const platformName = said.platformName ?? name['zh-CN']
  const platformNameEn = said.platformNameEn ?? (said.platformName === undefined ? name['en-US'] : platformName)
  // Whoever has said other hours, and not in English, has not said the usual ones in it.
  const isUsual = said.hotlineHours === undefined || said.hotlineHours === DEFAULT_HOURS
  // A template's accent belongs to its bars.
  const hasOwnBar = said.topBarColor !== undefined
  return {
    platformName,
    platformNameEn,
    platformType,
    tempId: platformType.toLowerCase(),
    topSlogan: '',
    topSloganEn: '',
    platformLogo: '',
    favicon: '',
    illustration: '',
    ...colors,
    accentColor: hasOwnBar ? '' : accentColor,
    hotline: DEFAULT_HOTLINE,
    hotlineHours: DEFAULT_HOURS,
    hotlineHoursEn: isUsual ? DEFAULT_HOURS_EN : '',
    onlineService: '/cv3/file/help/1.html',
    contactAddress: '',
    contactAddressEn: '',
    postcode: '',
    feePayeeName: '',
    feePayeeAccount: '',
    feePayeeBank: '',
    copyrightCn: `版权所有 ${platformName}`,
    copyrightEn: `Copyright ${platformNameEn}`,
    icpRegister: '',
    securityRegister: '',
    loginUrl: '/cv3/login',
    registerUrl: '/cv3/register',
    billDiscountUrl: '',
    otherVersionUrl: '',
    wechatQr: { name: '', url: '' },
    appQr: { name: '', url: '' },
    isOrgLogin: true,
    authType: 'ALL',
    avalableProduct: [...products],
    invoiceMenuDisplay: true,
    userRoleMenuDisplay: true,
    userRoleModify: true,
    userRoleAdd: true,
    ukeyMenuDisplay: true,
    ukeyAdd: true,
    ukeyChange: true,
    exchangeIndexDisplay: true,
    exchangePaymentDisplay: true,
    analytics: 'ON',
    ...said,
  }
}

type Both = readonly [zh: string, en: string]

/** Words of a shipped platform; its colours stand in `platforms.ts`. */
interface Words {
  topSlogan: Both
  company: Both
  address: Both
  postcode: string
  icp: string
  security: string
  wechat: string
  app: string
}

const words: Record<string, Words> = {
  CCBSCF: {
    topSlogan: ['让每一笔应收账款都有凭有据', 'Every receivable on solid ground'],
    company: ['金票供应链科技有限公司', 'Jinpiao Supply Chain Technology Co., Ltd.'],
    address: ['示范市高新区金票大道 1 号', '1 Jinpiao Avenue, High-tech Zone, Shifan City'],
    postcode: '100000',
    icp: '示ICP备00000001号',
    security: '示公网安备 00000000000001 号',
    wechat: '金票平台服务号',
    app: '金票平台（安卓）',
  },
  HONGJIN: {
    topSlogan: ['一票通链，融惠千企', 'One ticket links the chain'],
    company: ['鸿金链融科技有限公司', 'Hongjin Chain Finance Co., Ltd.'],
    address: ['示范市金融街 8 号', '8 Finance Street, Shifan City'],
    postcode: '100001',
    icp: '示ICP备00000002号',
    security: '示公网安备 00000000000002 号',
    wechat: '鸿金链融服务号',
    app: '鸿金链融（安卓）',
  },
  QINGLAN: {
    topSlogan: ['青山在侧，票据有信', 'Tickets that keep their word'],
    company: ['青岚供应链管理有限公司', 'Qinglan Supply Chain Management Co., Ltd.'],
    address: ['示范市青岚路 66 号', '66 Qinglan Road, Shifan City'],
    postcode: '100002',
    icp: '示ICP备00000003号',
    security: '示公网安备 00000000000003 号',
    wechat: '青岚供应链服务号',
    app: '青岚供应链（安卓）',
  },
}

/** A shipped platform with all its words; they are examples, an operator's to change. */
export function shippedDocument(platformType: string): PlatformDocument {
  const { platformType: code, name } = templateOf(platformType.toLowerCase())
  const text = words[code] as Words
  return withDefaults({
    tempId: code.toLowerCase(),
    platformName: name['zh-CN'],
    platformNameEn: name['en-US'],
    topSlogan: text.topSlogan[0],
    topSloganEn: text.topSlogan[1],
    contactAddress: text.address[0],
    contactAddressEn: text.address[1],
    postcode: text.postcode,
    copyrightCn: `版权所有 ${text.company[0]}`,
    copyrightEn: `Copyright ${text.company[1]}`,
    icpRegister: text.icp,
    securityRegister: text.security,
    billDiscountUrl: 'https://discount.example.com/',
    wechatQr: { name: text.wechat, url: 'https://wechat.example.com/' },
    appQr: { name: text.app, url: 'https://app.example.com/' },
  })
}
