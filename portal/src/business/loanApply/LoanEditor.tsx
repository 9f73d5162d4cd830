import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { usePending } from '#portal/business/trade/usePending.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanFields, PurposeFields } from './LoanFields.tsx'
import { LoanRail } from './LoanRail.tsx'
import type { LoanFormFacts, LoanValues } from './loanForm.ts'

interface LoanEditorProps<A extends ApplicationEndpoints, Values extends LoanValues, Facts extends LoanFormFacts>
  extends EditorProps<A, Values, Facts> {
  /** Before everything: what the loan is on. */
  before?: ReactNode
  /** Fields of the type below those of every loan. */
  children?: ReactNode
  /** Files of the type beside the authorisation; `onPending('contractFiles')` takes how many uploads are under way. */
  files?: (onPending: (part: string) => (pending: number) => void) => ReactNode
}

/** The form of a loan: product, amount and plan, what it is for, where it goes, who may be asked. */
export function LoanEditor<A extends ApplicationEndpoints, Values extends LoanValues, Facts extends LoanFormFacts>({
  state,
  facts,
  onChecked,
  before,
  children,
  files,
}: LoanEditorProps<A, Values, Facts>) {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  const [uploading, setUploading] = useState(0)
  const pending = usePending(setUploading)
  return (
    <ApplyEditor
      state={state}
      rail={<LoanRail facts={facts} />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('amount')?.focus()}
      lines={{ name: '', place: () => '' }}
      onChecked={onChecked}
    >
      {before}
      <LoanFields of={state.apply.of.type} facts={facts} />
      <PurposeFields of={state.apply.of.type} />
      {children}
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('receipt')}</legend>
        <AccountField name="pkAccount" label={name('receivingAccount')} usage="COLLECT" />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('papers')}</legend>
        <HeldFiles
          name="authFiles"
          label={name('authFiles')}
          description={t('authHint')}
          onPending={pending.of('authFiles')}
          isRequired
        />
        {files?.(pending.of)}
        <HeldFiles
          name="otherFiles"
          label={name('otherFiles')}
          description={t('otherHint')}
          onPending={pending.of('otherFiles')}
        />
      </fieldset>
    </ApplyEditor>
  )
}
