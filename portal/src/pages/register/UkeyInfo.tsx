import { registerUkeyInfo } from '@jinpiao/contract/register'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { Closed, isRegisteredHere } from '#portal/business/register/Closed.tsx'
import { useSentNo } from '#portal/business/register/SentPage.tsx'
import { StrangerHead } from '#portal/business/register/StrangerHead.tsx'
import { StrangerWizard } from '#portal/business/register/StrangerWizard.tsx'
import { DeliveryFields, KeyFields, UkeyCheck } from '#portal/business/register/UkeyFields.tsx'
import {
  deliveryFields,
  emptyUkeys,
  keptOfUkeys,
  keyFields,
  toUkeyWish,
  type UkeyValues,
  ukeyProblems,
} from '#portal/business/register/ukeyForm.ts'
import { useStrangerForm } from '#portal/business/register/useStrangerForm.ts'
import { call } from '#portal/http/client.ts'
import { queryClientOf } from '#portal/http/queries.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { registerTicket } from '#portal/session/registerTicket.ts'

/** Which UKEYs an enterprise wants, while its registration is being looked at (product §4.1). */
export default function UkeyInfo() {
  const { t } = useTranslation(['register', 'routes'])
  const { registerUrl, ukeyAdd } = usePlatform()
  const [sentNo, setSentNo] = useState<string>()
  if (!isRegisteredHere(registerUrl) || !ukeyAdd) return <Closed title={t('routes:ukeyInfo')} />
  if (sentNo !== undefined) return <Sent registerNo={sentNo} />
  return (
    <QueryClientProvider client={queryClientOf('')}>
      <div className={css.middle}>
        <StrangerHead title={t('routes:ukeyInfo')} />
        <p>{t('ukeyIntro')}</p>
        <Wish onSent={setSentNo} />
      </div>
    </QueryClientProvider>
  )
}

function Wish({ onSent }: { onSent: (registerNo: string) => void }) {
  const { t } = useTranslation(['register', 'routes'])
  const { language } = useTerms()
  const setQuery = useSearchParams()[1]
  const registerNo = useSentNo()
  const [empty] = useState(() => ({
    ...emptyUkeys,
    registerNo,
    receiverMobile: registerTicket(serverNow())?.mobile ?? '',
  }))
  const problemsOf = (values: UkeyValues) => ukeyProblems(values, language)
  const state = useStrangerForm<UkeyValues>({
    name: 'ukey',
    empty,
    kept: keptOfUkeys,
    problemsOf,
    send: async (values, { ticket }) => {
      const answer = await call(registerUkeyInfo, { body: toUkeyWish(values), ticket })
      state.draft.drop()
      onSent(answer.registerNo)
    },
  })
  const go = (step: string) =>
    setQuery((before) => {
      before.set('step', step)
      return before
    })
  return (
    <StrangerWizard
      label={t('routes:ukeyInfo')}
      state={state}
      problems={problemsOf(state.form.getValues())}
      submitLabel={t('submitUkeys')}
      steps={[
        { id: 'keys', title: t('steps.keys'), fields: keyFields, content: <KeyFields /> },
        { id: 'delivery', title: t('steps.delivery'), fields: deliveryFields, content: <DeliveryFields /> },
        { id: 'check', title: t('steps.check'), fields: [], content: <UkeyCheck onChange={go} /> },
      ]}
    />
  )
}

function Sent({ registerNo }: { registerNo: string }) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  // It takes the place of the form that had the focus.
  useEffect(() => mainHeading()?.focus(), [])
  return (
    <ResultPage
      title={t('ukeySent')}
      tone="success"
      actions={
        <Link kind="standalone" href="/login">
          {t('toLogin')}
        </Link>
      }
    >
      <SummaryList rows={[{ label: name('registerNo'), value: registerNo }]} />
      <p>{t('ukeyAfter')}</p>
    </ResultPage>
  )
}
