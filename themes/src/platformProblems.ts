import type { TokenProblem } from './colorToken.ts'
import type { FieldKind, PlatformField } from './platformFields.ts'
import { fieldOf } from './platformFields.ts'
import type { ImageProblem } from './platformImage.ts'
import type { FileProblem } from './readPlatformFile.ts'

export type Language = 'zh-CN' | 'en-US'
type Both = readonly [zh: string, en: string]

/** What each key of the platform document is called where people read of it. */
const names: Record<PlatformField, Both> = {
  platformName: ['平台名称', 'platform name'],
  platformNameEn: ['英文名称', 'English name'],
  platformType: ['平台代码', 'platform code'],
  tempId: ['模板', 'template'],
  topSlogan: ['标语', 'slogan'],
  topSloganEn: ['英文标语', 'slogan in English'],
  platformLogo: ['标志', 'logo'],
  favicon: ['网页图标', 'favicon'],
  illustration: ['登录页插图', 'illustration of the login page'],
  topBarColor: ['顶栏底色', 'top bar fill'],
  topBarWordColor: ['顶栏文字', 'top bar text'],
  tailBarColor: ['底栏底色', 'tail bar fill'],
  tailBarWordColor: ['底栏文字', 'tail bar text'],
  accentColor: ['强调色', 'accent colour'],
  hotline: ['客服热线', 'hotline'],
  hotlineHours: ['热线时间', 'hours of the hotline'],
  hotlineHoursEn: ['英文热线时间', 'hours of the hotline in English'],
  onlineService: ['在线客服地址', 'address of the online service'],
  contactAddress: ['联系地址', 'contact address'],
  contactAddressEn: ['英文联系地址', 'contact address in English'],
  postcode: ['邮编', 'postcode'],
  feePayeeName: ['收费户名', 'name of the account for fees'],
  feePayeeAccount: ['收费账号', 'number of the account for fees'],
  feePayeeBank: ['收费开户行', 'bank of the account for fees'],
  copyrightCn: ['中文版权', 'copyright in Chinese'],
  copyrightEn: ['英文版权', 'copyright in English'],
  icpRegister: ['ICP 备案号', 'ICP filing'],
  securityRegister: ['公安备案号', 'public security filing'],
  loginUrl: ['登录地址', 'address of the login'],
  registerUrl: ['注册地址', 'address of the registration'],
  billDiscountUrl: ['票据贴现地址', 'address of the bill discounting site'],
  otherVersionUrl: ['另一版本地址', 'address of the other version'],
  wechatQr: ['微信二维码', 'WeChat QR code'],
  appQr: ['App 二维码', 'app QR code'],
  isOrgLogin: ['企业名称和密码登录', 'login by enterprise and password'],
  authType: ['其他登录方式', 'other ways to sign in'],
  avalableProduct: ['开放的产品', 'products on offer'],
  invoiceMenuDisplay: ['显示发票管理菜单', 'menu of invoices'],
  userRoleMenuDisplay: ['显示用户角色管理菜单', 'menu of user roles'],
  userRoleModify: ['可以修改用户角色', 'user roles may be changed'],
  userRoleAdd: ['可以新增用户角色', 'user roles may be added'],
  ukeyMenuDisplay: ['显示 UKEY 管理菜单', 'menu of UKEYs'],
  ukeyAdd: ['可以新增 UKEY', 'UKEYs may be added'],
  ukeyChange: ['可以更换 UKEY', 'UKEYs may be changed'],
  exchangeIndexDisplay: ['显示金易换首页菜单', 'menu of the bill exchange'],
  exchangePaymentDisplay: ['显示换票付款管理菜单', 'menu of payments for exchanges'],
  analytics: ['使用情况统计', 'usage analytics'],
}

const of = ([zh, en]: Both, language: Language) => (language === 'zh-CN' ? zh : en)
export const fieldName = (field: PlatformField, language: Language = 'zh-CN'): string => of(names[field], language)

const forms: Record<FieldKind, (limit: string) => Both> = {
  line: (max) => [
    `应是一行看得见的文字，不超过 ${max} 个字，不含 < > 和看不见的字符`,
    `must be one line of at most ${max} characters that can be seen, without < and >`,
  ],
  code: () => [
    '应以大写字母开头，只用大写字母、数字、- 和 _，不超过 32 个字符',
    'must begin with a capital letter and consist of at most 32 capital letters, digits, - and _',
  ],
  color: () => ['应写成 #0f3d7c 这样的六位颜色', 'must be a colour of six digits like #0f3d7c'],
  accent: () => ['应写成 #0f3d7c 这样的六位颜色', 'must be a colour of six digits like #0f3d7c'],
  address: () => [
    '应是 / 开头的本站路径，或 http、https 地址',
    'must be a path of this site that begins with /, or an http or https address',
  ],
  image: () => [
    '应是图片，或 /cv3/assets/ 开头的本站路径；其他路径和其他网站的图片不能显示',
    'must be an image, or a path of this site below /cv3/assets/; other paths and images of other sites are not shown',
  ],
  flag: () => ['应是 true 或 false', 'must be true or false'],
  qr: () => ['应有一行名称和 http 或 https 地址', 'must have a name of one line and an http or https address'],
  choice: (values) => [`应是 ${values} 之一`, `must be one of ${values}`],
  choices: (values) => [`应是列表，每项是 ${values} 之一`, `must be a list, each one of ${values}`],
}

/** Why a design token is no colour of ours, in the words of the tool that it comes from. */
const tokenReasons: Record<TokenProblem['reason'], (told: string) => Both> = {
  type: (told) => [
    told === '' ? '没有写明 $type 是 color' : `的 $type 是「${told}」，应是 color`,
    `has the $type “${told}”, which must be color`,
  ],
  value: (told) => [
    `的 $value ${told === '' ? '没有颜色' : `是「${told}」，不是颜色`}`,
    `has the $value “${told}”, which is no colour`,
  ],
  'color-space': (told) => [
    told === '' ? '没有写明色彩空间，应是 srgb' : `的色彩空间是「${told}」，请导出为 srgb`,
    `has the colour space “${told}”; export it as srgb`,
  ],
  components: (told) => [
    `的 components ${told === '' ? '是空的' : `是「${told}」`}，应是红、绿、蓝三个 0 到 1 的数`,
    `has the components “${told}”; they must be three numbers from 0 to 1`,
  ],
  alpha: (told) => [
    `的不透明度是「${told}」，应是 1：底色不能透出别的颜色`,
    `has the alpha “${told}”, which must be 1: nothing may show through a fill`,
  ],
  hex: (told) => [
    `的 hex「${told}」与 components 不是同一个颜色，请在设计工具里重新导出`,
    `has a hex “${told}” of another colour than its components; export it again`,
  ],
}

export const fileSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.ceil(bytes / 1024 / 1024)}MB` : `${Math.ceil(bytes / 1024)}KB`

/** Why an image is not taken. */
export function describeImage(problem: ImageProblem, language: Language = 'zh-CN'): string {
  switch (problem.reason) {
    case 'size': {
      const [is, max] = [fileSize(problem.bytes), fileSize(problem.max)]
      return of([`图片有 ${is}，不能超过 ${max}`, `the image has ${is}, at most ${max} are taken`], language)
    }
    case 'type':
      return of(['只能是 PNG、SVG、JPG 或 WEBP 图片', 'only PNG, SVG, JPG and WEBP images are taken'], language)
    case 'markup': {
      const whole: Both = [
        'SVG 写得不完整，或带有样式表、实体或文档类型',
        'the SVG is not well formed, or has a style sheet, an entity or a document type',
      ]
      const part: Both = [
        `SVG 里的「${problem.told}」不能用：只能有图形、渐变和文字，不能有脚本、样式和外部引用`,
        `“${problem.told}” is not allowed in an SVG: only shapes, gradients and words, no script, style or foreign reference`,
      ]
      return of(problem.told === '' ? whole : part, language)
    }
  }
}

/** Why a file is not taken, or one field of it: one sentence for whoever can put it right. */
export function describeProblem(problem: FileProblem, language: Language = 'zh-CN'): string {
  switch (problem.code) {
    case 'too-large': {
      const [is, max] = [fileSize(problem.bytes), fileSize(problem.max)]
      return of(
        [`文件有 ${is}，不能超过 ${max}。请缩小后重新选择`, `The file has ${is}; at most ${max} are read`],
        language,
      )
    }
    case 'no-json':
      return of(['文件不是 JSON，无法读取。请选择白标工作室下载的文件', 'The file is no JSON'], language)
    case 'no-platform':
      return of(
        ['文件里没有平台配置。请选择白标工作室下载的配置或设计变量文件', 'The file holds no platform configuration'],
        language,
      )
    case 'unknown-key':
      return of(
        [`没有「${problem.key}」这一项，请检查拼写`, `There is no key “${problem.key}”; check its spelling`],
        language,
      )
    case 'bad-image': {
      const name = fieldName(problem.field, language)
      const told = describeImage(problem, language)
      return of([`${name}不能用：${told}`, `The ${name} cannot be used: ${told}`], language)
    }
    case 'bad-token': {
      const name = fieldName(problem.field, language)
      const told = of(tokenReasons[problem.reason](problem.told), language)
      return of([`${name}${told}`, `The ${name} ${told}`], language)
    }
    case 'bad-value': {
      const { kind, max, values } = fieldOf(problem.field)
      const name = fieldName(problem.field, language)
      const form = of(forms[kind](values?.join(', ') ?? String(max)), language)
      return of([`${name}「${problem.value}」不能用，${form}`, `The ${name} “${problem.value}” ${form}`], language)
    }
  }
}
