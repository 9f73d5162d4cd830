import { platforms, type ShippedPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import type { Page } from '@playwright/test'
import { answerNothing } from './answers.ts'

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
const [usual, ...others] = everyVariant as [Variant, ...Variant[]]

/**
 * How much is looked at. `usual` (`pnpm test`): each page as it opens, by everybody who sees it; judged is what nobody
 * before has seen. `states` (`pnpm prove sweep`): every state of a page, too, by the first who sees it. `full`
 * (`pnpm prove sweep-full`): all who see a page look at every state of it, the first of them in every way, and every probe
 * judges all of it.
 */
type Extent = 'usual' | 'states' | 'full'
export const extent = (process.env['SWEEP'] ?? 'usual') as Extent
export const isFull = extent === 'full'

/**
 * How somebody looks at a state of a page: as most people do. `SWEEP=full`: the first viewer sees the page as it opens
 * in every theme and mode and in a wide window, and each further state in one of these besides, in turn. A component's
 * colours are proved in every mode by its stories, a platform's by the properties of its theme; here pages and looks meet.
 *
 * @param viewer 0 is the first who sees the page
 * @param page the place of the page among all pages
 * @param state the place of the state among those of its page; 0 is the page as it opens
 */
export function variantsFor(viewer: number, page: number, state: number): readonly Variant[] {
  if (!isFull || viewer > 0) return [usual]
  if (state === 0) return everyVariant
  return [usual, others[(page + state) % others.length] as Variant]
}

/** Before the page is opened: its theme comes as a file, the reader's preferences come from the system. */
export async function applyVariant(page: Page, { platform, colorScheme, contrast, width }: Variant): Promise<void> {
  // With what the state before has done to the server's answers.
  await answerNothing(page)
  await page.unrouteAll()
  if (platform !== platforms[0]) {
    await page.route('**/theme.css', (route) =>
      route.fulfill({ contentType: 'text/css; charset=utf-8', body: themeStylesheet(platform) }),
    )
  }
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce', forcedColors: 'none' })
}
