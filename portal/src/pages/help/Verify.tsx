import { type VerifiedReceipt, verifyReceipt } from '@jinpiao/contract/receipts'
import { Button } from '@jinpiao/ui-kit/Button'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { VerifiedPaper } from '#portal/business/receipts/VerifiedPaper.tsx'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import { useSending } from '#portal/parts/useSending.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Too many wrong tries from one address. */
const TOO_MANY = '99000429'
const isTooMany = (error: unknown) => error instanceof BusinessError && error.code === TOO_MANY

interface Asked {
  receiptNo: string
  verifyCode: string
}

/** 凭证验真: whether the platform has written a receipt, for whoever holds the paper; `?no=` fills in its number. */
export default function Verify() {
  const { t } = useTranslation(['receipts', 'routes'])
  const [query] = useSearchParams()
  const errorText = useErrorText()
  const form = usePlainForm<Asked>({ receiptNo: query.get('no') ?? '', verifyCode: '' })
  const [found, setFound] = useState<VerifiedReceipt>()
  const asking = useSending(async (body: Asked) => setFound(await call(verifyReceipt, { body })))
  const said = (error: unknown) => (isTooMany(error) ? t('verify.limited') : errorText(error))
  async function ask(values: Asked) {
    setFound(undefined)
    await asking.mutate(values)
  }

  return (
    <div className={css.middle}>
      <PageHead title={t('routes:verifyReceipt')} />
      <p>{t('verify.intro')}</p>
      <PlainForm form={form} error={asking.error} errorText={said} onSend={ask} onRefused={asking.reset}>
        <Box name="receiptNo" hint={t('verify.noHint')} />
        <Box name="verifyCode" hint={t('verify.codeHint')} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" busy={asking.isPending}>
            {t('verify.submit')}
          </Button>
        </div>
      </PlainForm>
      {found && <VerifiedPaper key={found.receiptNo} found={found} />}
    </div>
  )
}

function Box({ name, hint }: { name: keyof Asked; hint: string }) {
  const { t } = useTranslation('receipts')
  const terms = useTerms()
  const label = terms.name(name)
  const field = useField(name, {
    validate: (typed: string) => (typed.trim() === '' ? t('verify.missing', { name: label }) : undefined),
  })
  return <TextField {...field} label={label} description={hint} autoComplete="off" isRequired />
}
