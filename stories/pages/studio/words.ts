import type { TokenProblem } from '@jinpiao/themes/colorToken'
import type { FileProblem, PlatformField } from '@jinpiao/themes/readPlatformFile'

export const fieldNames: Record<PlatformField, string> = {
  topBarColor: '顶栏底色',
  topBarWordColor: '顶栏文字',
  tailBarColor: '底栏底色',
  tailBarWordColor: '底栏文字',
  accentColor: '强调色',
  platformLogo: '平台标志地址',
  platformName: '平台名称',
  platformType: '平台代码',
}

const colorForm = '应写成 #0f3d7c 这样的六位颜色'
const forms: Partial<Record<PlatformField, string>> = {
  platformLogo: '应是 / 开头的本站路径，或 https 地址',
  platformName: '应是一行看得见的文字，不超过 60 个字，不含 < > 和看不见的字符',
  platformType: '应以大写字母开头，只用大写字母、数字、- 和 _，不超过 32 个字符',
}

/** Why a design token is no colour of ours, in the words of the tool that it comes from. */
const tokenReasons: Record<TokenProblem['reason'], (told: string) => string> = {
  type: (told) => (told === '' ? '没有写明 $type 是 color' : `的 $type 是「${told}」，应是 color`),
  value: (told) => `的 $value ${told === '' ? '没有颜色' : `是「${told}」，不是颜色`}`,
  'color-space': (told) => (told === '' ? '没有写明色彩空间，应是 srgb' : `的色彩空间是「${told}」，请导出为 srgb`),
  components: (told) => `的 components ${told === '' ? '是空的' : `是「${told}」`}，应是红、绿、蓝三个 0 到 1 的数`,
  alpha: (told) => `的不透明度是「${told}」，应是 1：底色不能透出别的颜色`,
  hex: (told) => `的 hex「${told}」与 components 不是同一个颜色，请在设计工具里重新导出`,
}

const size = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${Math.ceil(bytes / 1024 / 1024)}MB` : `${Math.ceil(bytes / 1024)}KB`

/** Why a file is not taken, or one field of it. */
export function describeProblem(problem: FileProblem): string {
  switch (problem.code) {
    case 'too-large':
      return `文件有 ${size(problem.bytes)}，不能超过 ${size(problem.max)}。请缩小后重新选择`
    case 'no-json':
      return '文件不是 JSON，无法读取。请选择从本页下载的文件'
    case 'no-platform':
      return '文件里没有平台配置。请选择从本页下载的配置或设计变量文件'
    case 'bad-logo-type':
      return '标志只能是 PNG、JPG 或 WEBP 图片；SVG 可能带有脚本，不能使用'
    case 'missing':
      return `缺少${fieldNames[problem.field]}`
    case 'bad-value':
      return `${fieldNames[problem.field]}「${problem.value}」不能用，${forms[problem.field] ?? colorForm}`
    case 'bad-token':
      return `${fieldNames[problem.field]}${tokenReasons[problem.reason](problem.told)}`
  }
}

/** All that is wrong with a file, and what to do. */
export function describeRefusal(file: string, problems: readonly FileProblem[]): string {
  const reasons = problems.map(describeProblem).join('；')
  const isOfFields = problems.some((problem) => 'field' in problem)
  return `${file} 没有读入：${reasons}${isOfFields ? '。请改正文件后重新选择' : ''}`
}

export const modeNames = { light: '浅色', dark: '深色', contrast: '高对比', 'contrast-dark': '高对比深色' } as const

export const words = {
  title: '白标工作室',
  config: '平台配置',
  start: '从哪个平台开始',
  ownStart: '读入的文件',
  nameAbout: '在顶栏、底栏和网页标题里',
  typeAbout: '也是下载的文件名',
  logoAbout: '本站路径或 https 地址',
  pick: (color: string) => `选择${color}`,

  configFile: '配置或设计变量文件',
  configFileAbout: '读入以前下载的 JSON 文件，在本页打开，不上传',
  configRead: (name: string) => `已读入${name}的配置`,
  unreadable: (file: string) => `${file} 没有读入：文件打不开，可能已被移动、修改或删除。请重新选择`,
  picture: '标志图片',
  pictureAbout: (max: number) => `PNG、JPG 或 WEBP，不超过 ${size(max)}。只在本页预览，不上传`,
  pictureShown: (file: string) => `已在预览中显示 ${file}`,
  pictureNotInFile: (file: string) =>
    `图片 ${file} 只在本页预览，不在下载的文件里。请把它放到服务器上，再填写平台标志地址`,
  choose: (label: string) => `选择${label}`,
  remove: '删除',
  removed: (file: string) => `已删除 ${file}`,
  downloadConfig: '下载平台配置',
  downloadTokens: '下载设计变量',

  report: '主题报告',
  inModes: (sentence: string, modes: readonly string[], all: number) =>
    `${sentence}（${modes.length === all ? '所有模式' : modes.join('、')}）`,
} as const

/** What the previews show: some of a page of the portal. */
export const sample = {
  home: '首页',
  issue: '新增开立',
  messages: '消息',
  service: '在线客服',
  hotline: '客服热线 400-111-5318（工作日 9:00-18:00）',
  toTop: '返回顶部',
  copyright: (platform: string) => `版权所有 ${platform}`,
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
