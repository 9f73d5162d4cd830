import { getExchangeQuote } from '@jinpiao/contract/exchange'
import type { FunderProduct } from '@jinpiao/contract/funderProducts'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { formatMoney } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { AcceptorField } from './AcceptorField.tsx'
import type { ChosenTicket } from './exchangeForm.ts'
import { TicketsField } from './TicketsField.tsx'

interface Values {
  tickets: ChosenTicket[]
  fkProduct: string
  acceptorName: string
}

/** 试算: what a bill for chosen tickets costs, before anything is applied for. It stores nothing. */
export function Calculator({ acceptors }: { acceptors: readonly FunderProduct[] }) {
  const { t } = useTranslation('exchange')
  const form = useForm<Values>({ defaultValues: { tickets: [], fkProduct: '', acceptorName: '' } })
  const [tickets, fkProduct] = form.watch(['tickets', 'fkProduct'])
  return (
    <section className={`${surface} ${page.section}`}>
      <h2 className={page.heading}>{t('calculator')}</h2>
      <FormProvider {...form}>
        <TicketsField isTopic={false} />
        <AcceptorField acceptors={acceptors} />
      </FormProvider>
      {tickets.length > 0 && fkProduct !== '' ? (
        <Quoted fkCredits={tickets.map(({ pkCredit }) => pkCredit)} fkProduct={fkProduct} />
      ) : (
        <p>{t('calculatorHint')}</p>
      )}
    </section>
  )
}

function Quoted({ fkCredits, fkProduct }: { fkCredits: string[]; fkProduct: string }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const errorText = useErrorText()
  const spoken = useSpokenProse()
  const { data, error } = useQuery(queryOf('credits', getExchangeQuote, { query: { fkCredits, fkProduct } }))
  const fee = data?.feeAmount
  useEffect(() => {
    if (fee !== undefined) announce(spoken(t('feeOf', { name: name('feeAmount'), fee: formatMoney(fee) })))
  }, [fee, t, name, spoken])
  if (error) return <InlineMessage tone="danger">{errorText(error)}</InlineMessage>
  if (!data) return <p>{t('asking')}</p>
  return (
    <SummaryList
      rows={[
        { label: t('total'), value: <Money value={data.total} unit /> },
        { label: name('feeRate'), value: <ProseText>{`${data.feeRate}%`}</ProseText> },
        { label: name('feeAmount'), value: <Money value={data.feeAmount} unit /> },
        {
          label: t('due'),
          value: <ProseText>{t('dueRange', { from: data.billDueFrom, to: data.billDueTo })}</ProseText>,
        },
      ]}
    />
  )
}
