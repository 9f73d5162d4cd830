import type { Translated } from '#portal/locales/translated.ts'
import type { onboarding as source } from '#portal/locales/zh-CN/shell/onboarding.ts'

export const onboarding: Translated<typeof source> = {
  groups: { enterprise: 'Our company' },
}
