import { applyWhiteList } from '@jinpiao/contract/register'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Closed, isRegisteredHere } from '#portal/business/register/Closed.tsx'
import { RegisterFiles } from '#portal/business/register/RegisterFiles.tsx'
import { StrangerHead } from '#portal/business/register/StrangerHead.tsx'
import { StrangerWizard } from '#portal/business/register/StrangerWizard.tsx'
import { useStrangerForm } from '#portal/business/register/useStrangerForm.ts'
import {
  emptyWhiteList,
  keptOfWhiteList,
  toWhiteList,
  type WhiteListValues,
  whiteListFields,
  whiteListProblems,
} from '#portal/business/register/whiteListForm.ts'
import { call } from '#portal/http/client.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'

/** A supplier whom nobody has invited asks the platform for an invitation (product §4.1). */
export default function WhiteListApply() {
  const { t } = useTranslation(['register', 'routes'])
  const { registerUrl } = usePlatform()
  if (!isRegisteredHere(registerUrl)) return <Closed title={t('routes:whiteListApply')} />
  return (
    <div className={css.middle}>
      <StrangerHead title={t('routes:whiteListApply')} />
      <p>{t('whiteListIntro')}</p>
      <Application />
    </div>
  )
}

function Application() {
  const { t } = useTranslation(['register', 'routes'])
  const { language } = useTerms()
  const navigate = useNavigate()
  const problemsOf = (values: WhiteListValues) => whiteListProblems(values, language)
  const state = useStrangerForm<WhiteListValues>({
    name: 'whiteList',
    empty: emptyWhiteList,
    kept: keptOfWhiteList,
    problemsOf,
    send: async (values, { ticket }) => {
      const { registerNo, reviewBy } = await call(applyWhiteList, { body: toWhiteList(values), ticket })
      state.draft.drop()
      await navigate(`/register/white-list/success?${new URLSearchParams({ no: registerNo, by: reviewBy })}`)
    },
  })
  return (
    <StrangerWizard
      label={t('routes:whiteListApply')}
      state={state}
      problems={problemsOf(state.form.getValues())}
      submitLabel={t('submitWhiteList')}
      steps={[
        {
          id: 'corp',
          title: t('steps.corp'),
          fields: whiteListFields,
          content: <Fields ticket={state.ticket} onPending={state.onUploads('fileIds')} />,
        },
      ]}
    />
  )
}

interface FieldsProps {
  ticket: RegisterTicket | undefined
  onPending: (pending: number) => void
}

function Fields({ ticket, onPending }: FieldsProps) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const creditCode = useField('creditCode')
  const corpName = useField('corpName')
  const coreName = useField('coreName')
  const contactName = useField('contactName')
  return (
    <div className={css.fieldset}>
      <TextField {...creditCode} label={name('creditCode')} description={t('codeOnLicence')} size={18} isRequired />
      <TextField
        {...corpName}
        label={name('corpName')}
        description={t('corpNameHint')}
        autoComplete="organization"
        isRequired
      />
      <TextField {...coreName} label={name('coreName')} description={t('coreHint')} autoComplete="off" isRequired />
      <TextField {...contactName} label={name('contactName')} autoComplete="name" isRequired />
      <RegisterFiles
        name="fileIds"
        label={name('cooperationFiles')}
        description={t('cooperationHint')}
        ticket={ticket}
        onPending={onPending}
      />
    </div>
  )
}
