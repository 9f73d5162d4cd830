import type { signup } from '@jinpiao/contract/signup'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { usePending } from '#portal/business/trade/usePending.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { PaperFields } from './PaperFields.tsx'
import { PaperTasks } from './PaperTasks.tsx'
import { PartnerFields } from './PartnerFields.tsx'
import { chosenProduct, type PaperForm, type SignupForm, type SignupFormFacts } from './signupForm.ts'

/** The form of a qualification: product, figures, partners, the papers that the funder asks for, whom it may call. */
export function SignupEditor({ state, facts, onChecked }: EditorProps<typeof signup, SignupForm, SignupFormFacts>) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const [uploading, setUploading] = useState(0)
  const pending = usePending(setUploading)
  const returned = state.correcting?.papers
  return (
    <ApplyEditor
      state={state}
      rail={<PaperTasks returned={returned} />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('fkProduct')?.focus()}
      lines={{ name: 'partners', place: (number) => t('partnerNo', { name: name('partnerName'), number }) }}
      onChecked={onChecked}
    >
      <ProductFields facts={facts} />
      <FigureFields />
      <PartnerFields />
      <PaperFields returned={returned} onPending={(document) => pending.of(document)} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('authorisation')}</legend>
        <HeldFiles
          name="authFiles"
          label={name('authorisationFiles')}
          description={t('authHint')}
          onPending={pending.of('authFiles')}
          isRequired
        />
        <ContactFields />
      </fieldset>
    </ApplyEditor>
  )
}

/** The product decides which papers are asked for; what is not open now says why. */
function ProductFields({ facts: { products } }: { facts: SignupFormFacts }) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const { user3 } = useSecurity()
  const { getValues, setValue, clearErrors } = useFormContext<SignupForm>()
  const { onChange, ...field } = useField('fkProduct')
  const own = getValues('pkApply')
  const found = products.find(({ product }) => product.pkProduct === field.value)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('enterpriseAndProduct')}</legend>
      <TextField label={t('enterprise')} value={user3?.userName ?? ''} onChange={() => {}} isReadOnly />
      <Select
        {...field}
        label={name('product')}
        description={
          found ? t('productOf', { funder: found.product.funderName, note: found.product.note }) : t('productHint')
        }
        options={products.map(({ product, blockedReason, open }) => ({
          id: product.pkProduct,
          label: product.name,
          description: product.funderName,
          ...(blockedReason !== null && open?.pkApply !== own && { disabledReason: blockedReason }),
        }))}
        onChange={(key) => {
          onChange(key)
          const papers = getValues('papers') as PaperForm[]
          const next = chosenProduct(
            products.find(({ product }) => product.pkProduct === key),
            papers,
          )
          for (const path of ['productName', 'funderName', 'papers'] as const) {
            setValue(path, next[path], { shouldDirty: true })
          }
          clearErrors('papers')
        }}
        isRequired
      />
    </fieldset>
  )
}

function FigureFields() {
  const { t } = useTranslation('signup')
  const { heading } = useTerms()
  const [revenueLast, revenueBefore] = [useField('revenueLast'), useField('revenueBefore')]
  const [profitLast, profitBefore] = [useField('profitLast'), useField('profitBefore')]
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('figures')}</legend>
      <div className={fieldPair}>
        <MoneyField {...revenueLast} label={heading('revenueLast')} isRequired />
        <MoneyField {...revenueBefore} label={heading('revenueBefore')} isRequired />
        <NumberField
          {...profitLast}
          label={heading('profitLast')}
          description={t('profitHint')}
          decimals={2}
          size={20}
          isRequired
        />
        <NumberField
          {...profitBefore}
          label={heading('profitBefore')}
          description={t('profitHint')}
          decimals={2}
          size={20}
          isRequired
        />
      </div>
    </fieldset>
  )
}

function ContactFields() {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const contactName = useTextInput('contactName')
  const contactMobile = useTextInput('contactMobile')
  return (
    <div className={fieldPair}>
      <TextField {...contactName} label={name('contactName')} autoComplete="off" isRequired />
      <TextField
        {...contactMobile}
        label={name('contactMobile')}
        description={t('mobileHint')}
        inputMode="numeric"
        autoComplete="off"
        size={14}
        isRequired
      />
    </div>
  )
}
