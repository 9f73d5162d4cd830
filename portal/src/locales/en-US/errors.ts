import type { Translated } from '#portal/locales/translated.ts'
import type { errors as source } from '#portal/locales/zh-CN/errors.ts'

export const errors: Translated<typeof source> = {
  otherUser: 'Another user is signed in',
  otherRole: 'Another role is in use',
  otherNow: 'Signed in now:',
  otherNowText: '{{person}}, {{role}}, {{corp}}',
  otherUserText:
    'This window was used by {{person}} ({{corp}}). It has stopped and sends nothing more. What was filled in is kept for {{person}} only.',
  otherRoleText:
    'This window was used as {{role}}. It has stopped and sends nothing more. What was filled in is kept: switch back to go on with it.',
  takenRoleText:
    'This window was used as {{role}}, a role that your administrator has taken away. It has stopped and sends nothing more. What was filled in is kept, for when you have the role again.',
  continueAs: 'Continue as {{name}}',
  switchBackTo: 'Switch back to {{role}}',
  signInAgainAs: 'Sign in again as {{name}}',
  forbiddenPage: 'You are not permitted to open “{{page}}”.',
  forbiddenUnknown: 'You are not permitted to open the page.',
  forbiddenRole: 'Your current role is {{role}} ({{corp}}).',
  forbiddenSwitch: 'You have other roles. One of them may be permitted.',
  forbiddenProduct: 'Your enterprise has not opened {{product}}, so “{{page}}” cannot be used yet.',
  forbiddenOpen: 'The list of products says what it takes to open it.',
  forbiddenOpenAsk: 'An operator or a director of your enterprise can open it from the list of products.',
  forbiddenAsk: 'To get the right, ask your administrator or call {{hotline}} ({{hours}}).',
  notFoundText: 'The page does not exist: its address may be wrong, or it was removed.',
  notFoundTry: 'Check the address, or start from your home page.',
  notFoundAsk: 'If a link of this platform led you here, tell us: {{hotline}} ({{hours}}).',
  helpCentre: 'Open the help centre',
  address: 'Address of the page',
  switchRole: 'Switch role',
  home: 'Back to home',
  authorizedText: 'Your company is verified already. There is nothing to do.',
  authorizedHome: 'Go to home',
  managerText:
    'Your company has not opened a product, or your administrator has not given you a role, so there is no work for you yet.',
  managerWho: 'Your administrators',
  managerSpoken: '{{surname}}, the rest is hidden',
  managerNone: 'Your company has no administrator at present. Call {{hotline}} ({{hours}}).',
  managerWhat: 'Send this text to your administrator',
  managerNotice:
    'Hello, this is {{name}} of {{corp}}. I need to work on “{{platform}}”. Please call the hotline {{hotline}} to open a product for the company and to give me a role.',
  managerNoticeNoun: 'the text',
  managerCopy: 'Copy the text',
  managerHelp: 'You cannot reach your administrator? Call {{hotline}} ({{hours}}).',
}
