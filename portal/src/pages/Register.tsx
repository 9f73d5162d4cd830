import { registerCorp } from '@jinpiao/contract/register'
import { plainCode } from '@jinpiao/values/creditCode'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginWays } from '#portal/business/login/loginWays.ts'
import { Closed, isRegisteredHere } from '#portal/business/register/Closed.tsx'
import { CorpFields } from '#portal/business/register/CorpFields.tsx'
import { LegalFields } from '#portal/business/register/LegalFields.tsx'
import { PersonFields } from '#portal/business/register/PersonFields.tsx'
import { asked, RegisterCheck } from '#portal/business/register/RegisterCheck.tsx'
import { createRegisterFacts } from '#portal/business/register/registerFacts.ts'
import {
  corpFields,
  emptyRegistration,
  keptOfRegistration,
  legalFields,
  personFields,
  type RegisterValues,
  registrationProblems,
  toRegistration,
} from '#portal/business/register/registerForm.ts'
import { passwordProblem } from '#portal/business/register/resetProblem.ts'
import { StrangerHead } from '#portal/business/register/StrangerHead.tsx'
import { StrangerWizard } from '#portal/business/register/StrangerWizard.tsx'
import { useStrangerForm } from '#portal/business/register/useStrangerForm.ts'
import { call } from '#portal/http/client.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { encrypted } from '#portal/session/entryCalls.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'

/** An enterprise joins: its number, its person, itself, what it agrees to (product §4.1). */
export default function Register() {
  const { t } = useTranslation(['register', 'routes'])
  const { registerUrl } = usePlatform()
  if (!isRegisteredHere(registerUrl)) return <Closed title={t('routes:register')} />
  return (
    <div className={css.middle}>
      <StrangerHead title={t('routes:register')} />
      <p>{t('registerIntro')}</p>
      <Registration />
    </div>
  )
}

function Registration() {
  const { t } = useTranslation(['register', 'routes'])
  const { language } = useTerms()
  const navigate = useNavigate()
  const platform = usePlatform()
  const [query, setQuery] = useSearchParams()
  const [facts] = useState(createRegisterFacts)
  const [empty] = useState(() => ({ ...emptyRegistration, inviteCode: plainCode(query.get('invite') ?? '') }))
  const hasPasswords = loginWays(platform).some((way) => way !== 'sms')
  const needsNone = (ticket: RegisterTicket) => ticket.isKnown || !hasPasswords

  const problemsOf = (values: RegisterValues, ticket: RegisterTicket) =>
    registrationProblems(values, {
      facts: facts.of(values, ticket),
      needsNoPassword: needsNone(ticket),
      passwordProblem: passwordProblem(values.password, ticket.mobile, t),
      language,
    }).map((each) => (each.field === 'agreements' ? { ...each, fieldId: firstUnread(values) } : each))

  const state = useStrangerForm<RegisterValues>({
    name: 'corp',
    empty,
    kept: keptOfRegistration,
    problemsOf,
    onLeave: async (step, values, ticket) => {
      if (step !== 'corp') return
      await facts.lookUp(plainCode(values.creditCode), ticket)
      if (values.userType === 'CORP') await facts.findInvitation(plainCode(values.inviteCode), ticket)
    },
    send: async (values, ticket) => {
      const body = {
        ...toRegistration(values),
        ...(!needsNone(ticket) && { password: await encrypted(values.password, 'NEW') }),
      }
      const { registerNo, reviewBy } = await call(registerCorp, { body, ticket: ticket.ticket })
      state.draft.drop()
      await navigate(`/register/register-success?${new URLSearchParams({ no: registerNo, by: reviewBy })}`)
    },
  })
  const { ticket } = state
  const go = (step: string) =>
    setQuery((before) => {
      before.set('step', step)
      return before
    })

  return (
    <StrangerWizard
      label={t('routes:register')}
      state={state}
      problems={ticket === undefined ? [] : problemsOf(state.form.getValues(), ticket)}
      submitLabel={t('submitRegistration')}
      steps={[
        {
          id: 'person',
          title: t('steps.person'),
          fields: personFields,
          content: <PersonFields needsNoPassword={ticket !== undefined && needsNone(ticket)} />,
        },
        {
          id: 'corp',
          title: t('steps.corp'),
          fields: [...corpFields, ...legalFields],
          content: (
            <>
              <CorpFields facts={facts} ticket={ticket} onFailure={state.fail} />
              <LegalFields ticket={ticket} onUploads={state.onUploads} />
            </>
          ),
        },
        {
          id: 'check',
          title: t('steps.check'),
          fields: ['agreements'],
          content: <RegisterCheck onChange={go} />,
        },
      ]}
    />
  )
}

/** The tick that an error leads to. */
const firstUnread = ({ agreements }: RegisterValues): string =>
  `agreement-${asked.find((each) => !agreements.includes(each)) ?? asked[0]}`
