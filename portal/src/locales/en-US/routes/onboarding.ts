import type { Translated } from '#portal/locales/translated.ts'
import type { onboarding as source } from '#portal/locales/zh-CN/routes/onboarding.ts'

export const onboarding: Translated<typeof source> = {
  realname: 'Company verification',
  baseInfo: 'Company facts',
  userList: 'Users and roles',
}
