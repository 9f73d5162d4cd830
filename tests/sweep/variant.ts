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

const everyVariant: Variant[] = platforms.flatMap((platform) =>
  modes.flatMap((mode) =>
    [1280, 1600].map((width) => {
      const name = `${platform.platformType}, ${mode.colorScheme}${mode.contrast === 'more' ? ', more contrast' : ''}, ${width} px`
      return { name, platform, width, ...mode }
    }),
  ),
)

export interface Profile {
  variants: readonly Variant[]
  /** All roles that see a page, or the first. */
  everyRole: boolean
}

/**
 * Every state of every page once, as most people see it. `SWEEP=full`: in every theme and mode, at both sizes and as
 * every role that sees the page, which takes hours.
 */
export function profile(): Profile {
  return process.env['SWEEP'] === 'full'
    ? { variants: everyVariant, everyRole: true }
    : { variants: everyVariant.slice(0, 1), everyRole: false }
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
