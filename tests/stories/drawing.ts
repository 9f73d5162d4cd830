import type { TestInfo } from '@playwright/test'

/** What draws the pictures: another font draws every letter differently, another browser may. */
export interface Drawing {
  chromium: string
  /** Fonts. */
  chinese: string
  english: string
}

const nameOf = ({ chromium, chinese, english }: Drawing) => `Chromium ${chromium} with ${chinese} and ${english}`
const major = ({ chromium }: Drawing) => chromium.split('.')[0]

/** What a picture that differs may be due to, beside the change under test; `undefined` where all is as it was. */
export function differentDrawing(then: Drawing, here: Drawing): string | undefined {
  const isSame = major(here) === major(then) && here.chinese === then.chinese && here.english === then.english
  if (isSame) return undefined
  return `The pictures were taken with ${nameOf(then)}; here is ${nameOf(here)}. Either run with the former (CHROMIUM_PATH names a browser; Debian: fonts-noto-cjk, fonts-liberation), or take them again with "pnpm stories:retake", look at each that has changed, and commit them.`
}

/**
 * A picture that differs fails, unless something else draws it here: the package registry brings another Chromium every
 * few weeks. Then it warns, and `pnpm test` ends with the warning (`scripts/results.ts`).
 */
export async function failOrWarn(
  compare: Promise<void>,
  otherDrawing: string | undefined,
  { annotations }: Pick<TestInfo, 'annotations'>,
): Promise<void> {
  if (otherDrawing === undefined) return compare
  await compare.catch(() => annotations.push({ type: 'warning', description: otherDrawing }))
}
