import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { Day } from '@jinpiao/values/days'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { HeldFiles } from './HeldFiles.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import * as css from './issue.css.ts'
import type { IssueForm } from './issueForm.ts'
import { useLineField } from './lineFields.tsx'
import { usePending } from './usePending.ts'

interface TradeFieldsProps {
  form: UseFormReturn<IssueForm>
  line: number
  /** 第 2 笔, for names that would be the same in every line. None when there is one line. */
  lineName: string | undefined
  today: Day
  onPending: (pending: number) => void
}

/** 贸易背景: the contract that the ticket pays for, its invoices, and what else there is. What must be there is said before anything is typed (P3). */
export function TradeFields({ form, line, lineName, today, onPending }: TradeFieldsProps) {
  const { t } = useTranslation('issue')
  const contractNo = useTextInput(form, `lines.${line}.trade.contractNo`)
  const contractName = useTextInput(form, `lines.${line}.trade.contractName`)
  const contractAmount = useLineField(form, line, 'trade.contractAmount')
  const signedDate = useLineField(form, line, 'trade.signedDate')
  const deliveredDate = useLineField(form, line, 'trade.deliveredDate')
  const pending = usePending(onPending)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {lineName === undefined ? t('tradeBackground') : t('tradeOf', { line: lineName })}
      </legend>
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
      <HeldFiles
        form={form}
        name={`lines.${line}.trade.files`}
        label={t('contractFile')}
        context={lineName}
        onPending={pending.of('contract')}
        isRequired
      />
      <InvoiceFields form={form} line={line} lineName={lineName} today={today} pending={pending} />
      <HeldFiles
        form={form}
        name={`lines.${line}.trade.otherFiles`}
        label={t('otherFiles')}
        context={lineName}
        description={t('otherFilesHint')}
        onPending={pending.of('other')}
      />
    </fieldset>
  )
}
