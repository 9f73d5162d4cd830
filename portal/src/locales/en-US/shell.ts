import { joined } from '#portal/locales/joined.ts'
import type { Translated } from '#portal/locales/translated.ts'
import type { own as source } from '#portal/locales/zh-CN/shell.ts'
import { credit } from './shell/credit.ts'
import { data } from './shell/data.ts'
import { exchange } from './shell/exchange.ts'
import { finance } from './shell/finance.ts'
import { loans } from './shell/loans.ts'
import { onboarding } from './shell/onboarding.ts'
import { redeem } from './shell/redeem.ts'
import { ukey } from './shell/ukey.ts'

const own: Translated<typeof source> = {
  errorPrefix: 'Error: ',
  skipToMain: 'Skip to main content',
  skipToSideBar: 'Skip to the tool bar',
  logoHome: ', back to home',
  logoLogin: ', to sign-in',
  billDiscount: 'Bill discounting',
  // After the words of the link, so with the space before it.
  newWindow: ' (opens in a new window)',
  switchRole: 'Switch role',
  display: 'Display and language',
  done: 'Done',
  theme: 'Appearance',
  themeSystem: 'Same as the system',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeContrast: 'High contrast',
  themeContrastDark: 'High contrast, dark',
  language: 'Language',
  chinese: '中文',
  english: 'English',
  onlineService: 'Online service',
  verifyReceipt: 'Check a receipt',
  hotline: 'Hotline',
  hotlineHours: '{{hotline}} ({{hours}})',
  help: 'Common questions',
  toTop: 'Back to top',
  preview: 'Preview: this platform is not in force',
  previewEnd: 'End the preview',
  wechatQr: 'WeChat account',
  wechatQrAlt: 'QR code of the WeChat account: scan it with WeChat to follow “{{name}}”',
  wechatQrText: 'Scan with WeChat to follow “{{name}}”. If you cannot scan, copy the link.',
  appQr: 'Mobile app',
  appQrAlt: 'QR code to download the app (Android only): scan it with an Android phone to get “{{name}}”',
  appQrText: 'Scan with an Android phone to download “{{name}}”. There is no version for iPhone.',
  address: '{{address}}, {{postcode}}',
  groups: { home: 'Home', issue: 'Issuing', transfer: 'Transfer', my: 'Mine', none: 'Service' },
  role: 'Role',
  stay: 'Stay signed in',
  pageFailed: 'The page could not be loaded',
  pageFailedText:
    'The files of the page did not arrive: the network may be interrupted or the platform was updated. Reload the page; saved drafts are kept.',
  chunkFailed: 'Loading chunk failed',
  cssFailed: 'Loading CSS chunk failed',
  reload: 'Reload',
  unexpected: 'Something went wrong',
  unexpectedText: 'The page could not be shown. Reload it; if that does not help, call {{hotline}}.',
}

export const shell = joined(own, redeem, finance, onboarding, ukey, data, exchange, loans, credit)
