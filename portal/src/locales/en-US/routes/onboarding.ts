import type { Translated } from '#portal/locales/translated.ts'
import type { onboarding as source } from '#portal/locales/zh-CN/routes/onboarding.ts'

export const onboarding: Translated<typeof source> = {
  register: 'Register a company',
  registerSuccess: 'Registration sent',
  ukeyInfo: 'UKEYs wanted',
  whiteListApply: 'Apply for the white list',
  whiteListSuccess: 'White-list application sent',
  realname: 'Company verification',
  baseInfo: 'Company facts',
  userList: 'Users and roles',
}
