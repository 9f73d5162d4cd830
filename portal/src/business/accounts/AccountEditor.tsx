import type { accountChange } from '@jinpiao/contract/accountChange'
import { looksLikePersonCard } from '@jinpiao/contract/accountRules'
import { accountUsages } from '@jinpiao/contract/accounts'
import { accountKinds } from '@jinpiao/contract/states/redeem'
import { CardNumberField } from '@jinpiao/ui-kit/CardNumberField'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { heading } from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import type { AccountForm, AccountFormFacts } from './accountForm.ts'
import { BankFields } from './BankFields.tsx'

/** The form of an account: its number, where it is kept, what it is used for. Its name is the enterprise's, and is not typed. */
export function AccountEditor({
  state,
  facts,
  onChecked,
}: EditorProps<typeof accountChange, AccountForm, AccountFormFacts>) {
  const { t } = useTranslation('accounts')
  const [uploading, setUploading] = useState(0)
  return (
    <ApplyEditor
      state={state}
      rail={<VerifyNote />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('accountNo')?.focus()}
      lines={{ name: 'account', place: () => '' }}
      onChecked={onChecked}
    >
      <NumberFields facts={facts} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('bank')}</legend>
        <BankFields />
      </fieldset>
      <UseFields onPending={setUploading} />
    </ApplyEditor>
  )
}

function NumberFields({ facts: { accounts } }: { facts: AccountFormFacts }) {
  const { t } = useTranslation('accounts')
  const { name } = useTerms()
  const { user3 } = useSecurity()
  const number = useField('accountNo')
  const pkAccount = useWatch<AccountForm, 'pkAccount'>({ name: 'pkAccount' })
  const changed = accounts.find((account) => account.pkAccount === pkAccount)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('account')}</legend>
      {pkAccount !== '' && (
        <p id="pkAccount" tabIndex={-1}>
          {changed === undefined
            ? t('changedGone')
            : t('changed', { name: t('named', { bank: changed.bankName, tail: changed.accountTail }) })}
        </p>
      )}
      <TextField
        label={name('accountName')}
        description={t('nameHint')}
        value={user3?.userName ?? ''}
        onChange={() => {}}
        isReadOnly
      />
      <CardNumberField {...number} label={name('accountNo')} description={t('numberHint')} isRequired />
      {looksLikePersonCard(number.value) && <InlineMessage tone="warning">{t('personCard')}</InlineMessage>}
    </fieldset>
  )
}

function UseFields({ onPending }: { onPending: (pending: number) => void }) {
  const { t } = useTranslation('accounts')
  const { name, words } = useTerms()
  const kind = useField('accountKind')
  const usages = useField<string[]>('usages')
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('use')}</legend>
      <RadioGroup
        {...kind}
        label={name('accountKind')}
        options={Object.entries(accountKinds).map(([value, { label }]) => ({ value, label: words(label) }))}
        orientation="horizontal"
      />
      <CheckboxGroup {...usages} label={name('accountUsage')} isRequired>
        {Object.entries(accountUsages).map(([usage, label]) => (
          <Checkbox key={usage} value={usage}>
            {words(label)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <HeldFiles name="files" label={name('permitFiles')} description={t('permitHint')} onPending={onPending} />
    </fieldset>
  )
}

/** What comes after the signature. */
function VerifyNote() {
  const { t } = useTranslation('accounts')
  return (
    <section className={css.side}>
      <h3 className={heading}>{t('verify')}</h3>
      <p className={css.hint}>{t('verifyNote')}</p>
      <p className={css.hint}>{t('verifyRules')}</p>
    </section>
  )
}
