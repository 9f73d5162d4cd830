import { financePacks } from '@jinpiao/contract/packs'
import type { purFinance } from '@jinpiao/contract/purFinance'
import { purchaseMonths } from '@jinpiao/contract/purFinanceRules'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { Select } from '@jinpiao/ui-kit/Select'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { LoanEditor } from '#portal/business/loanApply/LoanEditor.tsx'
import type { LoanFormFacts } from '#portal/business/loanApply/loanForm.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { listQuery } from '#portal/lists/listQuery.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { PurFinanceForm } from './purFinanceForm.ts'

/** The form of a loan with its purchases: of which month, when the money is wanted, by which papers. */
export function PurFinanceEditor(props: EditorProps<typeof purFinance, PurFinanceForm, LoanFormFacts>) {
  const { t } = useTranslation('purFinance')
  const { name } = useTerms()
  return (
    <LoanEditor
      {...props}
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
      <PurchaseFields today={props.facts.today} />
    </LoanEditor>
  )
}

function PurchaseFields({ today }: { today: string }) {
  const { t } = useTranslation('purFinance')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('purchase')}</legend>
      <div className={fieldPair}>
        <Select
          {...useField('financeMonth')}
          label={name('financeMonth')}
          description={t('monthHint')}
          options={purchaseMonths(today).map((month) => ({ id: month, label: month }))}
          isRequired
        />
        <DateField
          {...useField('financeDate')}
          label={name('financeDate')}
          description={t('dateHint')}
          today={today}
          isOptional
        />
      </div>
      <FoundField
        name="pkPack"
        wordsName="packName"
        label={name('packName')}
        description={t('packHint')}
        search={(packName) =>
          listQuery('applications', financePacks.list, {
            box: 'ALL',
            state: ['DONE'],
            pageSize: 20,
            ...(packName !== '' && { packName }),
          })
        }
        optionsOf={({ list }) =>
          list.map(({ pkApply, packName, applyNo }) => ({ id: pkApply, label: packName, description: applyNo }))
        }
        isOptional
      />
    </fieldset>
  )
}
