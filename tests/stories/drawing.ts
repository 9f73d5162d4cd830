import type { TestInfo } from '@playwright/test'

/** What draws the pictures: another font draws every letter differently, another build of the browser may. */
export interface Drawing {
  /** The whole version: a patch release may draw another shadow. */
  chromium: string
  /** Fonts. */
  chinese: string
  english: string
}

const fontsOf = ({ chinese, english }: Drawing) => `${chinese} and ${english}`

/** Takes the pictures again, the last resort of both sentences. */
const RETAKE = 'take them again with "pnpm stories:retake", look at each that has changed, and commit them'

/** Why nothing can be compared here; `undefined` where the letters come from the fonts of the pictures. */
export function otherFonts(then: Drawing, here: Drawing): string | undefined {
  if (fontsOf(here) === fontsOf(then)) return undefined
  return `The pictures were taken with the fonts ${fontsOf(then)}; here letters come from ${fontsOf(here)}. Either install the former (Debian: "apt-get install --no-install-recommends fonts-noto-cjk fonts-liberation"), or ${RETAKE}.`
}

/** What a picture that differs may be due to, beside the change under test; `undefined` where the same browser draws it. */
export function otherBrowser(then: Drawing, here: Drawing): string | undefined {
  if (here.chromium === then.chromium) return undefined
  return `The pictures were taken with Chromium ${then.chromium}; here is ${here.chromium}. Either run with the former (CHROMIUM_PATH names a browser), or ${RETAKE}.`
}

/**
 * A picture that differs fails, unless another browser draws it here: the package registry brings another Chromium every
 * few weeks. Then it warns, and `pnpm prove` ends with the warning (`scripts/results.ts`). Fonts stay the same, so another
 * font is no excuse: it fails before anything is compared.
 */
export async function failOrWarn(
  compare: Promise<void>,
  warning: string | undefined,
  { annotations }: Pick<TestInfo, 'annotations'>,
): Promise<void> {
  if (warning === undefined) return compare
  await compare.catch(() => annotations.push({ type: 'warning', description: warning }))
}
