import type { analyticsSettings, authTypes, PlatformField, products, templates } from '@jinpiao/themes/platformFields'
import { MAX_IMAGE_BYTES } from '@jinpiao/themes/platformImage'
import { describeProblem, fileSize } from '@jinpiao/themes/platformProblems'
import type { FileProblem } from '@jinpiao/themes/readPlatformFile'

/** All that is wrong with a file, and what to do. */
export function describeRefusal(file: string, problems: readonly FileProblem[]): string {
  const reasons = problems.map((problem) => describeProblem(problem)).join('；')
  const isOfFields = problems.some((problem) => 'field' in problem || 'key' in problem)
  return `${file} 没有读入：${reasons}${isOfFields ? '。请改正文件后重新选择' : ''}`
}

export const modeNames = { light: '浅色', dark: '深色', contrast: '高对比', 'contrast-dark': '高对比深色' } as const

/** What the choices of a platform document are called. */
export const choiceNames: Record<
  (typeof templates | typeof authTypes | typeof products | typeof analyticsSettings)[number],
  string
> = {
  ccbscf: '金票（深蓝）',
  hongjin: '鸿金（红）',
  qinglan: '青岚（浅绿）',
  ALL: '短信和 UKEY',
  SMS: '只用短信',
  UKEY: '只用 UKEY',
  TICKET: '金票',
  EXCHANGE: '金易换',
  SELF_LOAN: '金易贷',
  CHAIN_CREDIT: '金链贷',
  CREDIT_FUND: '三一信用金',
  CCB: 'e信通',
  GUARANTEE: '担保确认',
  ON: '记录，本人可以关闭',
  ASK: '本人同意后才记录',
  OFF: '不记录',
}

/** What a field does, where its name does not say it. */
export const abouts: Partial<Record<PlatformField, string>> = {
  platformName: '在顶栏、网页标题、签名原文和凭证里',
  platformNameEn: '英文页面里的名称',
  platformType: '也是下载的文件名',
  tempId: '空着的颜色，和没有标志时的图形，取自模板',
  topSlogan: '在登录页',
  topSloganEn: '英文页面里的标语，空着就用中文',
  hotlineHoursEn: '英文页面里的热线时间，空着就用中文',
  contactAddressEn: '英文页面里的地址，空着就用中文',
  hotline: '在登录页、底栏和每个出错的页面里',
  loginUrl: '未登录的人去哪里登录，退出后回到哪里',
  registerUrl: '空着就不提供注册',
  billDiscountUrl: '空着就不显示票据贴现',
  otherVersionUrl: '填写后，用户菜单里有“切换到另一版本”',
  authType: '除企业名称和密码以外',
  avalableProduct: '菜单里只有这些产品的页面',
  analytics: '打开了哪些页面、操作的结果和用时，不含填写的内容',
}

const image = `PNG、SVG、JPG 或 WEBP，不超过 ${fileSize(MAX_IMAGE_BYTES)}。SVG 里只能有图形、渐变和文字`

export const words = {
  title: '白标工作室',
  config: '平台配置',
  pages: '页面预览',
  login: '登录',
  queue: '队列',
  ticket: '金票',
  inStudio: '（页面预览）',
  start: '从哪个平台开始',
  ownStart: '读入的文件',
  groups: {
    names: '名称和图片',
    colors: '颜色',
    contact: '联系方式',
    fees: '收费账户',
    legal: '版权和备案',
    links: '地址和二维码',
    entry: '登录和产品',
    menus: '菜单',
  },
  pick: (color: string) => `选择${color}`,
  emptyUses: (value: string) => `空着就用 ${value}`,
  about: (...parts: (string | undefined)[]) => parts.filter(Boolean).join('。'),
  qrName: (label: string) => `${label}的名称`,
  qrUrl: (label: string) => `${label}的地址`,
  qrAbout: '空着就不显示',

  configFile: '配置或设计变量文件',
  configFileAbout: '读入以前下载的 JSON 文件，在本页打开，不上传',
  configRead: (name: string) => `已读入${name}的配置`,
  unreadable: (file: string) => `${file} 没有读入：文件打不开，可能已被移动、修改或删除。请重新选择`,
  image,
  imageOwn: '文件里的图片',
  imageShown: (file: string) => `已在预览中显示 ${file}`,
  imageRefused: (file: string, reason: string) => `${file} 没有读入：${reason}`,
  choose: (label: string) => `选择${label}`,
  remove: '删除',
  removed: (file: string) => `已删除 ${file}`,
  downloadConfig: '下载平台配置',
  downloadTokens: '下载设计变量',
  downloadAbout:
    '平台配置就是服务器读取的文件，图片也在里面：放到 DATA_DIR/platform.json，或用 pnpm platform save 保存，立即生效。',

  report: '主题报告',
  inModes: (sentence: string, modes: readonly string[], all: number) =>
    `${sentence}（${modes.length === all ? '所有模式' : modes.join('、')}）`,
} as const

/** What the previews show: some of a page of the portal. */
export const sample = {
  attention: (mode: string) => `请注意（${mode}）`,
  holiday: '承诺付款日是节假日，实际付款日为 2026年12月1日。',
  contract: '合同名称',
  contractValue: '年度采购合同',
  contractAbout: '与上传的合同一致',
  number: '合同编号',
  numberMissing: '请输入合同编号',
  amount: '金额（元）',
  submit: '提交',
  draft: '保存草稿',
  cancel: '取消',
  refuse: '拒绝',
  open: '开立',
  expired: '额度已到期',
  tickets: (mode: string) => `持有的金票（${mode}）`,
  ticket: (code: string) => `金票 ${code}`,
  none: '没有金票',
  code: '金票编号',
  state: '状态',
  waiting: '待签收',
  accepted: '已签收',
  dialog: '提交开立申请',
  dialogText: '对话框与这一栏预览用同一个平台、同一种模式。',
  confirm: '确认提交',
} as const
