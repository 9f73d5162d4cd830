import type { FileProblem } from '@jinpiao/themes/readPlatformFile'

const fieldNames: Record<string, string> = {
  topBarColor: '顶栏底色',
  topBarWordColor: '顶栏文字',
  tailBarColor: '底栏底色',
  tailBarWordColor: '底栏文字',
  accentColor: '强调色',
  platformLogo: '平台标志地址',
  platformName: '平台名称',
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
    case 'bad-value':
      return `${fieldNames[problem.field] ?? problem.field}「${problem.value}」无效，整个文件未采用。请改正后重新选择`
  }
}

export const modeNames = { light: '浅色', dark: '深色', contrast: '高对比', 'contrast-dark': '高对比深色' } as const
