import { platforms } from '@jinpiao/themes/platforms'
import type { Page } from '@playwright/test'

/** `pnpm stories`: every story in every look. Else each in the usual one and in those that it is dealt. */
export const isFull = process.env['STORIES'] === 'full'

/** What the reader's system asks of the page; a theme gives it from its stylesheet, without a choice on the page. */
const systems = {
  light: {},
  dark: { colorScheme: 'dark' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
  'forced colours, dark': { colorScheme: 'dark', forcedColors: 'active' },
} satisfies Record<string, NonNullable<Parameters<Page['emulateMedia']>[0]>>

export type Colours = keyof typeof systems
export const isForced = (colours: Colours): boolean => colours.startsWith('forced')

/** `long` is English with every text lengthened: `stories/.storybook/longText.ts`. */
const texts = ['zh-CN', 'en-US', 'long'] as const

/** How somebody looks at a story: one value of each dimension. */
export interface Look {
  platform: string
  colours: Colours
  /** CSS px. */
  width: number
  text: (typeof texts)[number]
}

export const dimensions = {
  platform: platforms.map(({ platformType }) => platformType),
  colours: Object.keys(systems) as Colours[],
  width: [1280, 320],
  text: texts,
} as const

/** Forced colours leave nothing of a platform's: they are looked at in the first one. */
const isSeen = ({ platform, colours }: Look) => !isForced(colours) || platform === dimensions.platform[0]

/** The whole product; the first is how most people look. What Storybook renders again for changes least often. */
export const everyLook: readonly Look[] = dimensions.platform
  .flatMap((platform) =>
    dimensions.text.flatMap((text) =>
      dimensions.colours.flatMap((colours) => dimensions.width.map((width) => ({ platform, colours, width, text }))),
    ),
  )
  .filter(isSeen)

export const usual = everyLook[0] as Look

export const nameOf = ({ platform, colours, width, text }: Look): string =>
  `${platform}, ${colours}, ${width} px, ${text}`

/**
 * Looks beside the usual one, dealt to the stories of a component in turn: together they meet every value of every
 * dimension, and those of all components meet every pair of values (`look.proof.ts`). Each step goes on by one in all
 * dimensions; the components begin at different places, so that the same values do not always meet.
 */
export function dealt(component: number, stories: number): Look[][] {
  const hands: Look[][] = Array.from({ length: stories }, () => [])
  const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T
  for (let turn = 0; turn < Math.max(stories, dimensions.colours.length); turn++) {
    const colours = pick(dimensions.colours, turn)
    hands[turn % stories]?.push({
      colours,
      platform: isForced(colours) ? usual.platform : pick(dimensions.platform, turn + component),
      text: pick(dimensions.text, turn + Math.floor(component / 3)),
      width: pick(dimensions.width, turn + Math.floor(component / 9)),
    })
  }
  return hands
}

/** What the browser is told before a story is shown. */
export async function applySystem(page: Page, { colours, width }: Look, height = 900): Promise<void> {
  const system = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none', ...systems[colours] } as const
  await page.emulateMedia({ ...system, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
}

/** The same for Storybook. `a11y` is the addon's own axe, which nobody reads here. */
export const globalsOf = ({ platform, text }: Look) => ({
  platform,
  mode: 'system',
  locale: text === 'long' ? 'en-US' : text,
  text: text === 'long' ? 'long' : 'usual',
  a11y: { manual: true },
})
