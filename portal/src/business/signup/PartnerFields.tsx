import { MAX_PARTNERS } from '@jinpiao/contract/signup'
import { Button } from '@jinpiao/ui-kit/Button'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { emptyPartner, type SignupForm } from './signupForm.ts'

/** 主要交易对手: one at least, each with its share of the trade. */
export function PartnerFields() {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const { control, clearErrors } = useFormContext<SignupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'partners' })
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusPartner(fields.length - 1)
  }, [fields.length])
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name('partners')}</legend>
      <p className={css.hint}>
        <ProseText>{t('partnersHint')}</ProseText>
      </p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={css.invoice}>
          <legend className={visuallyHidden}>{t('partnerNo', { name: name('partnerName'), number: index + 1 })}</legend>
          <PartnerEntry path={`partners.${index}`} />
          {fields.length > 1 && (
            <div>
              <Button
                tone="danger"
                size="small"
                context={t('partnerNo', { name: name('partnerName'), number: index + 1 })}
                onPress={() => drop(index)}
              >
                {t('removePartner')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button
          id="partners"
          disabledReason={fields.length >= MAX_PARTNERS ? t('tooManyPartners', { max: MAX_PARTNERS }) : undefined}
          onPress={() => {
            added.current = true
            append(emptyPartner(), { shouldFocus: false })
          }}
        >
          {t('addPartner')}
        </Button>
      </div>
    </fieldset>
  )

  function drop(index: number) {
    clearErrors('partners')
    remove(index)
    notify(t('partnerRemoved', { name: name('partnerName'), number: index + 1 }), 'info')
    // What took its place, or the one before: the focus stays where the work is.
    requestAnimationFrame(() => focusPartner(Math.min(index, fields.length - 2)))
  }
}

const focusPartner = (index: number) => document.getElementById(`partners.${index}.partnerName`)?.focus()

function PartnerEntry({ path }: { path: string }) {
  const { t } = useTranslation('signup')
  const { name, heading } = useTerms()
  const partnerName = useTextInput(`${path}.partnerName`)
  const partnerShare = useField(`${path}.partnerShare`)
  return (
    <div className={fieldPair}>
      <TextField {...partnerName} label={name('partnerName')} autoComplete="off" isRequired />
      <NumberField
        {...partnerShare}
        label={heading('partnerShare')}
        description={t('shareHint')}
        min="0"
        max="100"
        decimals={2}
        unit="%"
        isRequired
      />
    </div>
  )
}
