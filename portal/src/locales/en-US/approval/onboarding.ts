import type { Translated } from '#portal/locales/translated.ts'
import type { onboarding as source } from '#portal/locales/zh-CN/approval/onboarding.ts'

export const onboarding: Translated<typeof source> = {}
