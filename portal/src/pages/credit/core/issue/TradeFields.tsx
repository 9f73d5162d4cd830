import { DateField } from '@jinpiao/ui-kit/DateField'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { Day } from '@jinpiao/values/days'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../page/useErrorText.ts'
import { useTextInput } from '../../../../page/useTextInput.ts'
import * as css from './issue.css.ts'
import type { IssueForm } from './issueForm.ts'
import { useLineField } from './lineFields.tsx'
import { contractFiles, toHeld, toUploaded, uploadContract } from './uploadContract.ts'

interface TradeFieldsProps {
  form: UseFormReturn<IssueForm>
  line: number
  count: number
  today: Day
  onPending: (pending: number) => void
}

/** 贸易背景: the contract that the ticket pays for. What must be there is said before anything is typed (P3). */
export function TradeFields({ form, line, count, today, onPending }: TradeFieldsProps) {
  const { t } = useTranslation('issue')
  const errorText = useErrorText()
  const contractNo = useTextInput(form, `lines.${line}.trade.contractNo`)
  const contractName = useTextInput(form, `lines.${line}.trade.contractName`)
  const contractAmount = useLineField(form, line, 'trade.contractAmount')
  const signedDate = useLineField(form, line, 'trade.signedDate')
  const deliveredDate = useLineField(form, line, 'trade.deliveredDate')
  const filesName = `lines.${line}.trade.files` as const
  const files = useController({ control: form.control, name: filesName })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{count > 1 ? t('tradeOf', { number: line + 1 }) : t('tradeBackground')}</legend>
      <p className={css.hint}>{t('tradeHint')}</p>
      <TextField {...contractNo} label={t('contractNo')} isRequired />
      <TextField {...contractName} label={t('contractName')} isRequired />
      <MoneyField {...contractAmount} label={t('contractAmount')} description={t('contractAmountHint')} isRequired />
      <DateField {...signedDate} label={t('signedDate')} today={today} isRequired />
      <DateField
        {...deliveredDate}
        label={t('deliveredDate')}
        description={t('deliveredHint')}
        today={today}
        isOptional
      />
      <FileUpload
        id={filesName}
        label={t('contractFile')}
        value={toUploaded(files.field.value)}
        onChange={(uploaded) => {
          files.field.onChange(toHeld(uploaded))
          form.clearErrors(filesName)
        }}
        onPendingChange={onPending}
        upload={uploadContract(errorText)}
        {...contractFiles}
        error={files.fieldState.error?.message}
        isRequired
      />
    </fieldset>
  )
}
