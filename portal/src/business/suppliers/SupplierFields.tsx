import type { SupplierEntry } from '@jinpiao/contract/suppliers'
import { maxLength } from '@jinpiao/contract/terms'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useLookup, useSupplierRule } from './useSupplierRules.ts'

/** Which enterprise: its whole code tells the name; one that nobody knows is named by hand. */
export function CorpFields() {
  const { t } = useTranslation('suppliers')
  const { name } = useTerms()
  const { setValue, clearErrors } = useFormContext<SupplierEntry>()
  const { data: found } = useLookup()
  const rule = useSupplierRule(found?.knownAs)
  const creditCode = useField('creditCode', rule('creditCode'))
  const corpName = useField('corpName', rule('corpName'))
  const note = found && noteOf(found)
  const take = useEffectEvent((given: string | null, words: string) => {
    if (given !== null) {
      setValue('corpName', given, { shouldDirty: true })
      clearErrors('corpName')
    }
    announce(words)
  })
  useEffect(() => {
    if (found !== undefined && note !== undefined) take(found.corpName, note)
  }, [found, note])
  return (
    <>
      <TextField {...creditCode} label={name('creditCode')} description={t('codeHint')} size={18} isRequired />
      {note !== undefined && <p>{note}</p>}
      <TextField
        {...corpName}
        label={name('corpName')}
        maxLength={maxLength('corpName')}
        isReadOnly={found !== undefined && found.corpName !== null}
        isRequired
      />
    </>
  )

  function noteOf({ corpName: corp, isRegistered, knownAs }: NonNullable<typeof found>): string {
    if (knownAs !== null) return t('lookup.known', { corp: knownAs })
    if (corp === null) return t('lookup.none')
    return t(isRegistered ? 'lookup.registered' : 'lookup.found', { corp })
  }
}

/** How it is reached, its level, and its number in the enterprise's own system. */
export function ContactFields() {
  const { t } = useTranslation('suppliers')
  const { name } = useTerms()
  const rule = useSupplierRule()
  const contactName = useField('contactName', rule('contactName'))
  const contactMobile = useField('contactMobile', rule('contactMobile'))
  const email = useField('email', rule('email'))
  const isFirstLevel = useField<boolean>('isFirstLevel')
  const erpCode = useField('erpCode')
  return (
    <>
      <TextField {...contactName} label={name('contactName')} maxLength={maxLength('contactName')} isRequired />
      <PhoneField {...contactMobile} label={name('contactMobile')} autoComplete="off" isRequired />
      <TextField {...email} label={name('email')} maxLength={maxLength('email')} isOptional />
      <Checkbox {...isFirstLevel} description={t('levelHint')}>
        {t('firstLevel')}
      </Checkbox>
      <TextField {...erpCode} label={name('erpCode')} maxLength={maxLength('erpCode')} isOptional />
    </>
  )
}
