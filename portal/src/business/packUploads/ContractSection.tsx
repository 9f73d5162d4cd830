import { MAX_PACK_FILES } from '@jinpiao/contract/packPayload'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { todayOfPacks } from './pack.ts'
import { SectionForm } from './SectionForm.tsx'
import { contractSection } from './sectionForms.ts'
import type { SectionOfPack } from './useSaveSection.ts'

/** 合同: numbers, parties, amount, days and the paper of each. */
export function ContractSection({ of }: { of: SectionOfPack }) {
  return (
    <SectionForm
      of={of}
      section={contractSection}
      factsOf={({ contractName, contractAmount, contractNo, files }) => ({
        party: contractName,
        amount: fenOf(contractAmount),
        contractNo,
        fileCount: files.length,
      })}
    >
      {(line) => <ContractFields {...line} />}
    </SectionForm>
  )
}

interface FieldsProps {
  path: string
  place: string | undefined
  onPending: (pending: number) => void
}

function ContractFields({ path, place, onPending }: FieldsProps) {
  const { t } = useTranslation('packUploads')
  const { name, heading } = useTerms()
  const texts = {
    contractNo: useTextInput(`${path}.contractNo`),
    contractName: useTextInput(`${path}.contractName`),
    buyerName: useTextInput(`${path}.buyerName`),
    sellerName: useTextInput(`${path}.sellerName`),
  }
  const amount = useField(`${path}.contractAmount`)
  const signed = useField(`${path}.signedDate`)
  const end = useField(`${path}.contractEndDate`)
  const today = todayOfPacks()
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{place ?? t('place.contract', { number: 1 })}</legend>
      <div className={fieldPair}>
        {(['contractNo', 'contractName', 'buyerName', 'sellerName'] as const).map((term) => (
          <TextField key={term} {...texts[term]} label={name(term)} autoComplete="off" isRequired />
        ))}
        <MoneyField {...amount} label={heading('contractAmount')} isRequired />
        <DateField {...signed} label={name('signedDate')} today={today} max={today} isRequired />
        <DateField {...end} label={name('contractEndDate')} description={t('endHint')} today={today} isOptional />
      </div>
      <HeldFiles
        name={`${path}.files`}
        label={name('contractFiles')}
        context={place}
        maxFiles={MAX_PACK_FILES}
        onPending={onPending}
        isRequired
      />
    </fieldset>
  )
}
