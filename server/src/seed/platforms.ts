import type { PlatformConfig } from '@jinpiao/contract/platform'
import { defaultPlatform, type ShippedPlatform, platforms as shipped } from '@jinpiao/themes/platforms'

/** Words of the three shipped platforms; their colours belong to the themes. Everything here is an operator's to change. */
interface PlatformWords {
  topSlogan: string
  company: [zh: string, en: string]
  address: string
  postcode: string
  icp: string
  security: string
  wechat: string
  app: string
}

const words: Record<string, PlatformWords> = {
  CCBSCF: {
    topSlogan: '让每一笔应收账款都有凭有据',
    company: ['金票供应链科技有限公司', 'Jinpiao Supply Chain Technology Co., Ltd.'],
    address: '示范市高新区金票大道 1 号',
    postcode: '100000',
    icp: '示ICP备00000001号',
    security: '示公网安备 00000000000001 号',
    wechat: '金票平台服务号',
    app: '金票平台（安卓）',
  },
  HONGJIN: {
    topSlogan: '一票通链，融惠千企',
    company: ['鸿金链融科技有限公司', 'Hongjin Chain Finance Co., Ltd.'],
    address: '示范市金融街 8 号',
    postcode: '100001',
    icp: '示ICP备00000002号',
    security: '示公网安备 00000000000002 号',
    wechat: '鸿金链融服务号',
    app: '鸿金链融（安卓）',
  },
  QINGLAN: {
    topSlogan: '青山在侧，票据有信',
    company: ['青岚供应链管理有限公司', 'Qinglan Supply Chain Management Co., Ltd.'],
    address: '示范市青岚路 66 号',
    postcode: '100002',
    icp: '示ICP备00000003号',
    security: '示公网安备 00000000000003 号',
    wechat: '青岚供应链服务号',
    app: '青岚供应链（安卓）',
  },
}

export const platformNames: readonly string[] = shipped.map((platform) => platform.platformType)

/** The configuration of a shipped platform; the default one for a name that is none. */
export function platformConfigOf(platformType: string, demo: boolean): PlatformConfig {
  const colours = shipped.find((platform) => platform.platformType === platformType) ?? defaultPlatform
  const text = words[colours.platformType] ?? (words['CCBSCF'] as PlatformWords)
  return {
    ...coloursOf(colours),
    tempId: colours.platformType.toLowerCase(),
    platformName: colours.name['zh-CN'],
    loginUrl: '/cv3/login',
    platformType: colours.platformType,
    isOrgLogin: true,
    platformLogo: '/api/web/v1/files/logo/preview',
    topSlogan: text.topSlogan,
    hotline: '400-111-5318',
    hotlineHours: '工作日 9:00-18:00',
    contactAddress: text.address,
    postcode: text.postcode,
    onlineService: '/cv3/file/help/1.html',
    copyrightCn: `版权所有 ${text.company[0]}`,
    copyrightEn: `Copyright ${text.company[1]}`,
    icpRegister: text.icp,
    securityRegister: text.security,
    registerUrl: '/cv3/register',
    billDiscountUrl: 'https://discount.example.com/',
    wechatQr: { name: text.wechat, url: 'https://wechat.example.com/' },
    appQr: { name: text.app, url: 'https://app.example.com/' },
    authType: 'UKEY',
    avalableProduct: ['TICKET', 'EXCHANGE', 'SELF_LOAN', 'CHAIN_CREDIT', 'CREDIT_FUND'],
    invoiceMenuDisplay: true,
    userRoleMenuDisplay: true,
    userRoleModify: true,
    userRoleAdd: true,
    ukeyMenuDisplay: true,
    ukeyAdd: true,
    ukeyChange: true,
    demo,
  }
}

const coloursOf = ({ name: _name, platformType: _type, ...colours }: ShippedPlatform) => colours
