import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const executablePath = chromiumPath()

/** The browser of every suite: the system's Chromium, as a user in China has it. */
export const browser = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1280, height: 900 },
  launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>
