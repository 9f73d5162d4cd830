import { MAX_WAGES } from '@jinpiao/contract/finance'
import { maxLength } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumberField } from '@jinpiao/ui-kit/CardNumberField'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as apply from '#portal/archetypes/apply/apply.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import * as css from './payroll.css.ts'
import { emptyWage, type PayrollForm } from './payrollForm.ts'

/** The people who are paid: typed one by one, or read from a sheet and corrected here. */
export function WageFields({ people }: { people: UseFieldArrayReturn<PayrollForm, 'wages'> }) {
  const { t } = useTranslation('finance')
  const { fields, append, remove } = people
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusPerson(fields.length - 1)
  }, [fields.length])
  return (
    <fieldset className={apply.group}>
      <legend className={apply.legend}>{t('payroll.people')}</legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={css.wage}>
          <legend className={visuallyHidden}>{t('payroll.person', { number: index + 1 })}</legend>
          <WageEntry name={`wages.${index}`} />
          <div className={css.remove}>
            <Button
              tone="danger"
              context={t('payroll.person', { number: index + 1 })}
              disabledReason={fields.length === 1 ? t('payroll.lastPerson') : undefined}
              onPress={() => drop(index)}
            >
              {t('payroll.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus {...iconProps} />}
          disabledReason={fields.length >= MAX_WAGES ? t('payroll.tooMany', { max: MAX_WAGES }) : undefined}
          onPress={() => {
            added.current = true
            append(emptyWage(), { shouldFocus: false })
          }}
        >
          {t('payroll.add')}
        </Button>
      </div>
    </fieldset>
  )

  function drop(index: number) {
    remove(index)
    notify(t('payroll.removed', { number: index + 1 }), 'info')
    // Who took the place, or the last one: the focus stays where the work is.
    requestAnimationFrame(() => focusPerson(Math.min(index, fields.length - 2)))
  }
}

const focusPerson = (index: number) => document.getElementById(`wages.${index}.personName`)?.focus()

function WageEntry({ name }: { name: string }) {
  const terms = useTerms()
  return (
    <>
      <TextField
        {...useTextInput(`${name}.personName`)}
        label={terms.name('payeePerson')}
        maxLength={maxLength('payeePerson')}
        isRequired
      />
      <CardNumberField {...useTextInput(`${name}.accountNo`)} label={terms.name('accountNo')} isRequired />
      <TextField {...useTextInput(`${name}.bankName`)} label={terms.name('payeeBank')} isRequired />
      <MoneyField {...useField(`${name}.amount`)} label={terms.heading('payrollAmount')} isRequired />
    </>
  )
}
