import type { Page } from '@playwright/test'
import { platforms, type ShippedPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'

/** How a page is looked at. */
export interface Variant {
  name: string
  platform: ShippedPlatform
  colorScheme: 'light' | 'dark'
  contrast: 'no-preference' | 'more'
  /** CSS px. 1280 is MINI, 1600 is WIDE (spec §4, screen sizes). */
  width: number
}

const modes = (['no-preference', 'more'] as const).flatMap((contrast) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ contrast, colorScheme })),
)

const variants = (width: number): Variant[] =>
  platforms.flatMap((platform) =>
    modes.map((mode) => {
      const name = `${platform.platformType}, ${mode.colorScheme}${mode.contrast === 'more' ? ', more contrast' : ''}, ${width} px`
      return { name, platform, width, ...mode }
    }),
  )

/** Colours do not depend on the width: the wide window is looked at in the first of them. */
const everyVariant = [...variants(1280), ...variants(1600).slice(0, 1)]
const usual = everyVariant.slice(0, 1)
const isFull = process.env['SWEEP'] === 'full'

/**
 * How those who see a page look at it, the first of them being 0; nobody further does where there is no way left. The
 * first sees every state once, as most people do. `SWEEP=full`: in every theme and mode, and once in a wide window;
 * and the others as most people do. That takes an hour and a half.
 */
export function variantsFor(viewer: number): readonly Variant[] {
  if (viewer === 0) return isFull ? everyVariant : usual
  return isFull ? usual : []
}

/** Before the page is opened: its theme comes as a file, the reader's preferences come from the system. */
export async function applyVariant(page: Page, { platform, colorScheme, contrast, width }: Variant): Promise<void> {
  // With what the state before has done to the server's answers.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (platform !== platforms[0]) {
    await page.route('**/theme.css', (route) =>
      route.fulfill({ contentType: 'text/css; charset=utf-8', body: themeStylesheet(platform) }),
    )
  }
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce', forcedColors: 'none' })
}
