import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { says } from './validationWords.ts'

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, says('colour')))
const flag = z.boolean()

/** Everything a platform's operator may set: words, colours, logo, menu flags (spec §3, "Platform config"). */
export const platformConfig = z.object({
  tempId: z.string(),
  /** Shown as the site's name in titles and as the logo's text twin. */
  platformName: z.string(),
  loginUrl: z.string(),
  platformType: z.string(),
  isOrgLogin: flag,
  /** A file of the platform, served by the server; never a script or data address. */
  platformLogo: z.string(),
  topSlogan: z.string(),
  topBarColor: colour,
  topBarWordColor: colour,
  tailBarColor: colour,
  tailBarWordColor: colour,
  /** Of buttons and links, where the bar's own colour is not the brand's. */
  accentColor: z.optional(colour),
  hotline: z.string(),
  /** Service hours of the hotline, in words. */
  hotlineHours: z.string(),
  contactAddress: z.string(),
  postcode: z.string(),
  /** Address of the online customer service. */
  onlineService: z.string(),
  copyrightCn: z.string(),
  copyrightEn: z.string(),
  icpRegister: z.string(),
  securityRegister: z.string(),
  registerUrl: z.string(),
  /** The bill discounting site that the header links to. */
  billDiscountUrl: z.string(),
  /** What the QR codes lead to, in words and as an address. */
  wechatQr: z.object({ name: z.string(), url: z.string() }),
  appQr: z.object({ name: z.string(), url: z.string() }),
  authType: z.string(),
  avalableProduct: z.array(z.string()),
  invoiceMenuDisplay: flag,
  userRoleMenuDisplay: flag,
  userRoleModify: flag,
  userRoleAdd: flag,
  ukeyMenuDisplay: flag,
  ukeyAdd: flag,
  ukeyChange: flag,
  /** True only while the server runs with the demonstration clock and the printed demo logins. */
  demo: flag,
})
export type PlatformConfig = z.output<typeof platformConfig>

export const getPlatformConfig = endpoint({
  method: 'GET',
  path: '/v1/platform/config',
  summary: '平台配置：名称、颜色、标志、热线、页脚与菜单开关',
  permission: 'anyone',
  data: platformConfig,
})
