import type { TokenProblem } from '@jinpiao/themes/colorToken'
import type { FileProblem, PlatformField } from '@jinpiao/themes/readPlatformFile'

const fieldNames: Record<PlatformField, string> = {
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

/** Why a file is not taken, and what to do. */
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

export const modeNames = { light: '浅色', dark: '深色', contrast: '高对比', 'contrast-dark': '高对比深色' } as const
