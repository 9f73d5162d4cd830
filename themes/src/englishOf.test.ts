import { describe, expect, test } from 'vitest'
import { englishOf, inEnglish } from './englishOf.ts'
import { shippedDocument, withDefaults } from './platformDocuments.ts'
import { fieldOf, type PlatformField, platformFieldNames } from './platformFields.ts'
import { platforms } from './platforms.ts'

/** Names and numbers as they are registered, which are the same in every language. */
const asRegistered: readonly PlatformField[] = [
  'feePayeeName',
  'feePayeeAccount',
  'feePayeeBank',
  'icpRegister',
  'securityRegister',
]

describe('an English page says nothing of the operator in Chinese but names and numbers as they are registered', () => {
  test.each(platforms.map(({ platformType }) => platformType))('of %s', (platformType) => {
    const document = englishOf(shippedDocument(platformType))
    const chinese = platformFieldNames
      .filter((field) => fieldOf(field).kind === 'line' && !asRegistered.includes(field))
      .filter((field) => /\p{Script=Han}/u.test(JSON.stringify(document[field])))
    expect(chinese).toEqual([])
  })

  test('a further line of text has English words of its own, or is named above', () => {
    const has = [...Object.entries(inEnglish).flat(), ...asRegistered, 'hotline', 'postcode']
    expect(platformFieldNames.filter((field) => fieldOf(field).kind === 'line' && !has.includes(field))).toEqual([])
  })
})

test('words that were said in Chinese alone stand in for those that were not said in English', () => {
  const own = englishOf(
    withDefaults({ hotlineHours: '每天 8:00-20:00', topSlogan: '一江通百业', contactAddress: '江边' }),
  )
  expect([own.hotlineHours, own.topSlogan, own.contactAddress]).toEqual(['每天 8:00-20:00', '一江通百业', '江边'])
  expect(englishOf(withDefaults({})).hotlineHours).toBe('working days 9:00-18:00')
})
