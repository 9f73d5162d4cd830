import type { Translated } from '#portal/locales/translated.ts'
import type { ukeys as source } from '#portal/locales/zh-CN/ukeys.ts'

export const ukeys: Translated<typeof source> & Record<`${string}_one`, string> = {
  tabs: 'UKEYs and what was asked for them',
  tab: { keys: 'UKEYs', applies: 'Applications', changes: 'Changes' },
  record: '{{applyNo}}, {{name}}',
  noApplies: 'No UKEY has been applied for yet.',
  noChanges: 'No UKEY has been renewed, replaced, unbound or reset yet.',
  filters: 'Search UKEYs',
  empty: 'There is no UKEY yet. Whoever has none cannot sign: a director applies for one.',
  acts: 'Actions',
  apply: 'Apply for a UKEY',
  named: 'UKEY of {{name}}, ending in {{suffix}}',
  daysLeft_zero: '(ends today)',
  daysLeft_one: '({{count}} day left)',
  daysLeft_other: '({{count}} days left)',
  act: { TEST: 'Check', RENEW: 'Renew', UNBIND: 'Unbind', REISSUE: 'Replace', LOST: 'Report lost' },
  loseTitle: 'Report the UKEY of {{name}} (ending in {{suffix}}) as lost?',
  loseText:
    'From now on this UKEY neither signs in nor signs, and it cannot be restored. What waits for its signature is void; submitted applications stay. {{name}} and the directors are alerted. Apply for a replacement to go on.',
  loseOwnText:
    'From now on your UKEY neither signs in nor signs, and it cannot be restored. What waits for your signature is void; submitted applications stay. The directors are alerted. Apply for a replacement to go on.',
  lost: 'The UKEY of {{name}} (ending in {{suffix}}) is reported lost',
  check: 'Check the UKEY on this PC',
  checkText:
    'Checks step by step whether the UKEY on this PC can sign in and sign. The test signature does no business.',
  checkAgain: 'Check again',
  close: 'Close',
  line: { driver: 'Driver', keys: 'Plugged in', serial: 'Certificate serial', signature: 'Test signature' },
  lineState: { OK: 'In order', WRONG: 'Problem', OPEN: 'Not checked', CHECKING: 'Being checked' },
  driverOk: 'Connected, version {{version}}',
  keysOk: 'One UKEY is plugged in; its certificate ends on {{until}}',
  serialOk: 'It is the UKEY registered for you, ending in {{suffix}}',
  signatureOk: 'The platform has verified the signature: this UKEY works',
  signatureOpen: 'Enter the PIN to try it',
  signatureOpenDriver: 'Press “Sign the test” and enter the PIN in the window of the UKEY program',
  pin: 'PIN of the UKEY',
  pinHint: 'For this test signature only; it is not kept',
  pinMissing: 'Enter the PIN of the UKEY',
  sign: 'Sign the test',
}
