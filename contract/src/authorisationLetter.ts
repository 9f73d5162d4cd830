import { HELP_FILES } from './pageLanguage.ts'
import type { Language } from './words.ts'

/** The letter of authorisation to be filled in, as a document; open to everybody, for strangers need it to register. */
export const AUTHORISATION_LETTER = `${HELP_FILES}authorisation.docx`

const blank = '＿'.repeat(12)

/** Its paragraphs, the first of which is the heading. */
export function letterLines(platform: string, language: Language): readonly string[] {
  return language === 'zh-CN' ? chinese(platform) : english(platform)
}

const chinese = (platform: string) => [
  '企业授权书',
  `致：${platform}`,
  `本企业（全称）：${blank}`,
  `统一社会信用代码：${blank}`,
  `兹授权本企业员工（姓名）：${blank}`,
  `身份证号：${blank}`,
  `手机号：${blank}`,
  '代表本企业办理平台注册和企业实名认证，并担任本企业管理员，办理用户与角色管理。',
  '被授权人在授权范围内办理的事项，视为本企业的行为，由本企业承担相应责任。',
  '授权自本企业盖章之日起生效，至本企业书面通知平台撤销之日止。',
  `法定代表人（签字）：${blank}`,
  `企业（盖章）：${blank}`,
  '日期：＿＿＿＿年＿＿月＿＿日',
]

const english = (platform: string) => [
  'Letter of authorisation',
  `To: ${platform}`,
  `Company (full name): ${blank}`,
  `Unified social credit code: ${blank}`,
  `authorises its employee (name): ${blank}`,
  `ID card number: ${blank}`,
  `Mobile number: ${blank}`,
  'to register the company on the platform and to have it verified, and to be its administrator, who manages users and roles.',
  'What the authorised person does within this authorisation counts as done by the company, which is liable for it.',
  'The authorisation holds from the day of the seal until the company withdraws it in writing.',
  `Legal representative (signature): ${blank}`,
  `Company (seal): ${blank}`,
  `Date: ${blank}`,
]
