import type { Page } from '@playwright/test'
import type { Look } from './look.ts'

/** One state that matters to the eye. Small, so that whoever changes a look sees what it does. */
export interface Picture {
  /** Of the file in `pictures/`. */
  name: string
  /** `Component/Story`. */
  story: string
  look?: Partial<Look>
  /** What is done before; the caret is never in the picture, the pointer neither. */
  reach?: (page: Page) => Promise<void>
  /** The story with a margin, or all of the window where something lies over the page. */
  of?: 'window'
  /** CSS px; for a window. */
  height?: number
}

const width = 640

const modes = {
  light: 'light',
  dark: 'dark',
  contrast: 'more contrast',
  'contrast-dark': 'more contrast, dark',
  forced: 'forced colours, dark',
} as const

/** The same story in these modes. */
const inModes = (picture: Picture, names: readonly (keyof typeof modes)[]): Picture[] =>
  names.map((mode) => ({
    ...picture,
    name: `${picture.name}-${mode}`,
    look: { ...picture.look, colours: modes[mode] },
  }))

const press =
  (...keys: string[]) =>
  async ({ keyboard }: Page) => {
    for (const key of keys) await keyboard.press(key)
  }

/** Enter on the button with this name, without the mouse. */
const pressButton = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

const all: readonly Picture[] = [
  ...inModes({ name: 'button-tones', story: 'Button/Tones' }, ['light', 'dark', 'contrast', 'contrast-dark']),
  { name: 'button-tones-hongjin', story: 'Button/Tones', look: { platform: 'HONGJIN' } },
  { name: 'button-tones-qinglan', story: 'Button/Tones', look: { platform: 'QINGLAN' } },
  ...inModes({ name: 'button-focus', story: 'Button/Tones', reach: press('Tab') }, ['light', 'dark', 'forced']),
  { name: 'money-field', story: 'MoneyField/Filled' },
  ...inModes({ name: 'money-field-error', story: 'MoneyField/FormError' }, ['light', 'dark', 'forced']),
  {
    name: 'data-table-selected',
    story: 'DataTable/Selectable',
    look: { width: 960 },
    reach: async (page) => {
      const boxes = page.getByRole('row').getByRole('checkbox')
      await boxes.nth(1).focus()
      await page.keyboard.press('Space')
      await boxes.nth(2).focus()
      await page.keyboard.press('Space')
    },
  },
  { name: 'data-table-narrow', story: 'DataTable/Reading', look: { width: 320 } },
  ...inModes({ name: 'dialog', story: 'Dialog/Open', of: 'window', height: 480, look: { width: 900 } }, [
    'light',
    'contrast-dark',
  ]),
  ...inModes(
    {
      name: 'calendar',
      story: 'DateField/Filled',
      of: 'window',
      height: 560,
      reach: pressButton(/日历/),
    },
    ['light', 'dark', 'forced'],
  ),
  { name: 'ukey-ready', story: 'UkeyPrompt/OneEntry', of: 'window', height: 860, look: { width: 900 } },
  { name: 'ukey-wrong', story: 'UkeyPrompt/OpenWrong', of: 'window', height: 860, look: { width: 900 } },
  {
    name: 'ukey-absent',
    story: 'UkeyPrompt/OpenAbsent',
    of: 'window',
    height: 860,
    look: { width: 900, colours: 'dark' },
  },
  { name: 'error-summary', story: 'ErrorSummary/Shown' },
  {
    name: 'side-sheet',
    story: 'SideSheet/Details',
    of: 'window',
    height: 480,
    look: { width: 900 },
    reach: pressButton('查看申请'),
  },
  ...inModes({ name: 'chart', story: 'BarChart/Money' }, ['light', 'dark', 'forced']),
  { name: 'status-tags', story: 'StatusTag/Tones' },
  { name: 'form-narrow-long', story: 'Form/Login', look: { width: 320, text: 'long' }, reach: pressButton(/登/) },
  { name: 'form-forced', story: 'Form/Login', look: { colours: 'forced colours' }, reach: pressButton('登录') },
]

export const pictures: readonly Picture[] = all.map(({ look, ...picture }) => ({
  ...picture,
  look: { width, ...look },
}))
