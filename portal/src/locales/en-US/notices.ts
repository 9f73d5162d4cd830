import type { Translated } from '#portal/locales/translated.ts'
import type { notices as source } from '#portal/locales/zh-CN/notices.ts'

export const notices: Translated<typeof source> = {
  licenceTitle: 'The business licence has expired',
  licenceLink: 'Verify now',
  licenceAsk:
    'Your administrator has to verify the company again with the new licence. Call the hotline {{hotline}} to do so.',
  ukeyTitle: 'Your UKEY expires soon',
  ukeyExpiredTitle: 'Your UKEY has expired',
  ukeyDays: 'Your UKEY expires in {{days}} days.',
  ukeyExpired: 'Your UKEY has expired and cannot sign.',
  ukeyUpdate: 'Renew the UKEY',
  ukeySelf: 'Call the hotline {{hotline}} to renew it.',
  ukeyAsk: 'Ask your director to renew it',
  dismiss: 'Understood',
  roleTaken: 'Your former role was taken away. You can still act as: {{roles}}',
  roleTakenNone: 'Your role was taken away: please talk to your company’s administrator',
  stayInRole: 'Keep the current role',
  roleDialogTitle: 'Switch role',
  roleDialogText: 'Choose the role to work in. The page changes with it.',
  switchTo: 'Switch role',
  switched: 'Switched to {{role}}; the page is updated',
  current: 'current',
  lifetime: 'Your session ends at {{time}} and cannot be extended: save your work',
  lifetimeText: 'A session lasts 12 hours at most. You can go on with saved drafts after signing in again.',
  logoutTitle: 'Sign out',
  logoutAsk: 'Do you want to sign out?',
  logoutUkey: 'You are about to sign out. Do not forget to remove your UKEY',
  logoutConfirm: 'Sign out',
  newMessages: 'New messages: {{n}}',
  rolesFollowed: 'Your roles have changed; the page is up to date',
}
