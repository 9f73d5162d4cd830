import { businessMessage } from '@jinpiao/contract/errors'
import { packProblems } from '@jinpiao/contract/packRules'
import { listPackParties, type PackParties, type PackType, packsOf } from '@jinpiao/contract/packs'
import { maxLength } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { queryOf, refreshAfter } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { settled } from '#portal/parts/settled.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { PartyFields, SupplierField } from './PartyFields.tsx'
import { packHref, packPages } from './packPages.ts'

const titles = {
  FINANCE_PACK: { create: 'createFinancePack', list: 'financePacks' },
  ISSUE_PACK: { create: 'createIssuePack', list: 'issuePacks' },
} as const satisfies Record<PackType, Record<'create' | 'list', RouteTitle>>

/** What a pack begins with; its papers are given on pages of their own. */
interface Values {
  packName: string
  pkParty: string
  /** In words, beside its key. */
  partyName: string
  fkCore: string
  remark: string
}

/** Nothing is asked twice: the papers begin empty. */
const toPayload = ({ packName, pkParty, fkCore, remark }: Values) => ({
  packName: packName.trim(),
  pkParty,
  fkCore,
  remark: remark.trim(),
  auth: [],
  contracts: [],
  invoices: [],
  others: [],
})

/** 新建资料: its name and whom it is for. It is stored as a draft, and its own page says what comes next. */
export function PackForm({ kind }: { kind: PackType }) {
  const { t } = useTranslation(['packs', 'routes'])
  const { create, list } = titles[kind]
  return (
    <div className={css.middle}>
      <PageHead title={t(`routes:${create}`)} trail={[{ label: t(`routes:${list}`), href: packPages[kind].list }]} />
      <p>{t('createHint')}</p>
      <div className={surface}>{kind === 'FINANCE_PACK' ? <FinanceForm /> : <HeadForm kind={kind} />}</div>
    </div>
  )
}

/** Funders and core companies are few: they are all there before the form is. */
function FinanceForm() {
  const query = useQuery(queryOf('suppliers', listPackParties, {}))
  return <QueryState query={query}>{(parties) => <HeadForm kind="FINANCE_PACK" parties={parties} />}</QueryState>
}

interface HeadFormProps {
  kind: PackType
  parties?: PackParties
}

function HeadForm({ kind, parties }: HeadFormProps) {
  const { t } = useTranslation('packs')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const form = usePlainForm<Values>({ packName: '', pkParty: '', partyName: '', fkCore: '', remark: '' })
  const { list } = packPages[kind]
  const saving = useMutation({
    mutationFn: (values: Values) => call(packsOf[kind].save, { body: { lines: [toPayload(values)] } }),
    async onSuccess({ saved }, { packName }) {
      notify(t('created', { name: packName.trim() }))
      await refreshAfter(kind)
      await navigate(packHref(saved[0]?.pkApply ?? ''))
    },
  })
  return (
    <PlainForm
      form={form}
      failure={saving.error === null ? undefined : errorText(saving.error)}
      onSend={(values) => settled(saving.mutateAsync(values))}
      onRefused={saving.reset}
    >
      <Fields kind={kind} parties={parties} />
      <div className={css.actions}>
        <Button type="submit" tone="primary" busy={saving.isPending}>
          {t('createSubmit')}
        </Button>
        <Link href={list} kind="standalone">
          {t('cancel')}
        </Link>
      </div>
    </PlainForm>
  )
}

function Fields({ kind, parties }: { kind: PackType; parties: PackParties | undefined }) {
  const { name } = useTerms()
  const rule = useHeadRule(kind)
  const packName = useField('packName', rule('packName'))
  const remark = useField('remark')
  return (
    <>
      <TextField {...packName} label={name('packName')} maxLength={maxLength('packName')} isRequired />
      {parties ? <PartyFields parties={parties} rule={rule} /> : <SupplierField rule={rule} />}
      <TextArea {...remark} label={name('remark')} maxLength={maxLength('remark')} rows={2} isOptional />
    </>
  )
}

/** The rules of the contract for one field of the head; the sections are judged on the pages where they are given. */
function useHeadRule(kind: PackType) {
  const { getValues } = useFormContext<Values>()
  const { language } = useTerms()
  return (field: keyof Values) => ({
    validate: () => {
      const facts = { kind, today: todayInShanghai(businessNow()) }
      const problem = packProblems(toPayload(getValues()), facts).find((each) => each.field === field)
      return problem === undefined || businessMessage(problem.code, problem.values, language)
    },
  })
}
