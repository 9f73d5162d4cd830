import { findBanks, findBranches } from '@jinpiao/contract/places'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { AccountForm } from './accountForm.ts'
import { RegionField } from './RegionField.tsx'

/** Bank, branch and its inter-bank number; another bank has other branches. */
export function BankFields() {
  const { t } = useTranslation('accounts')
  const { name } = useTerms()
  const number = useField('interBankNo')
  useOneBank()
  return (
    <>
      <div className={fieldPair}>
        <FoundField
          name="bankCode"
          wordsName="bankName"
          label={name('bankName')}
          description={t('bankHint')}
          search={(keyword) => queryOf('dictionaries', findBanks, { query: keyword === '' ? {} : { keyword } })}
          optionsOf={(banks) => banks.map(({ bankCode, bankName }) => ({ id: bankCode, label: bankName }))}
        />
        <RegionField name="region" wordsName="regionName" label={t('region')} description={t('regionHint')} />
      </div>
      <div className={fieldPair}>
        <BranchField />
        <TextField
          {...number}
          label={name('interBankNo')}
          description={t('interBankHint')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
      </div>
    </>
  )
}

/** A branch of the bank; choosing it fills in its inter-bank number, once. */
function BranchField() {
  const { t } = useTranslation('accounts')
  const { name } = useTerms()
  const { getValues, setValue, clearErrors } = useFormContext<AccountForm>()
  const [bank, region] = useWatch<AccountForm, ['bankCode', 'region']>({ name: ['bankCode', 'region'] })
  return (
    <FoundField
      // Within a bank the name of a branch is its key.
      name="branchName"
      wordsName="branchName"
      label={name('branchName')}
      description={bank === '' ? t('bankFirst') : t('branchHint')}
      search={(keyword) => ({
        ...queryOf('dictionaries', findBranches, {
          query: { bank, ...(region !== '' && { region }), ...(keyword !== '' && { keyword }) },
        }),
        enabled: bank !== '',
      })}
      optionsOf={(branches) => branches.map(({ branchName }) => ({ id: branchName, label: branchName }))}
      onFound={(branches, chosen) => {
        const branch = branches.find(({ branchName }) => branchName === chosen)
        if (branch === undefined || getValues('numberOf') === chosen) return
        setValue('numberOf', chosen)
        setValue('interBankNo', branch.interBankNo, { shouldDirty: true })
        clearErrors('interBankNo')
      }}
    />
  )
}

/** A branch is one of its bank: with another bank it is asked for anew. */
function useOneBank() {
  const { setValue } = useFormContext<AccountForm>()
  const bank = useWatch<AccountForm, 'bankCode'>({ name: 'bankCode' })
  const before = useRef(bank)
  useEffect(() => {
    const isOther = before.current !== '' && bank !== '' && before.current !== bank
    if (bank !== '') before.current = bank
    if (!isOther) return
    for (const field of ['branchName', 'numberOf', 'interBankNo'] as const) setValue(field, '', { shouldDirty: true })
  }, [bank, setValue])
}
