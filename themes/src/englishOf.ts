import type { PlatformDocument, PlatformField } from './platformFields.ts'

/** Texts that an English page says in other words: each key has one of its own, where the Chinese ones stand in for none. */
export const inEnglish = {
  platformName: 'platformNameEn',
  topSlogan: 'topSloganEn',
  hotlineHours: 'hotlineHoursEn',
  contactAddress: 'contactAddressEn',
  copyrightCn: 'copyrightEn',
} as const satisfies Partial<Record<PlatformField, PlatformField>>

type Words = keyof typeof inEnglish | (typeof inEnglish)[keyof typeof inEnglish]

/** A platform as its English pages say it. */
export function englishOf<Platform extends Pick<PlatformDocument, Words>>(platform: Platform): Platform {
  const words = Object.entries(inEnglish) as [keyof typeof inEnglish, Words][]
  return {
    ...platform,
    ...Object.fromEntries(words.map(([key, english]) => [key, platform[english] || platform[key]])),
  }
}
