import type { chainCredit } from '@jinpiao/contract/chainCredit'
import { maxLength } from '@jinpiao/contract/terms'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { LoanEditor } from '#portal/business/loanApply/LoanEditor.tsx'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { ChainFacts } from './ChainFacts.tsx'
import type { ChainForm } from './chainForm.ts'
import type { ChainFormFacts } from './useChainFacts.ts'

/** What the loan is on, then the form of a loan with its order and contracts. */
export function ChainEditor(props: EditorProps<typeof chainCredit, ChainForm, ChainFormFacts>) {
  const { t } = useTranslation('chainCredit')
  const { name } = useTerms()
  return (
    <LoanEditor
      {...props}
      before={<ChainFacts standing={props.facts.standing} />}
      files={(onPending) => (
        <HeldFiles
          name="contractFiles"
          label={name('contractFiles')}
          description={t('contractHint')}
          onPending={onPending('contractFiles')}
          isRequired
        />
      )}
    >
      <OrderField />
    </LoanEditor>
  )
}

function OrderField() {
  const { t } = useTranslation('chainCredit')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('order')}</legend>
      <TextField
        {...useTextInput('orderNo')}
        label={name('orderNo')}
        description={t('orderHint')}
        maxLength={maxLength('orderNo')}
        isRequired
      />
    </fieldset>
  )
}
