import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { businessMessage } from '@jinpiao/contract/errors'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { type PackParties, type PackType, packsOf } from '@jinpiao/contract/packs'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Obstacles } from '#portal/archetypes/apply/Obstacles.tsx'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as css from '#portal/parts/page.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { PackHeadFields, type PackHeadValues, toPackHead, WithParties } from './PackHeadFields.tsx'
import { packHref, packPages } from './packPages.ts'

const titles = {
  FINANCE_PACK: { create: 'createFinancePack', list: 'financePacks' },
  ISSUE_PACK: { create: 'createIssuePack', list: 'issuePacks' },
} as const satisfies Record<PackType, Record<'create' | 'list', RouteTitle>>

/** Nothing is asked twice: the papers begin empty. */
const toPayload = (values: PackHeadValues) => ({
  ...toPackHead(values),
  auth: [],
  contracts: [],
  invoices: [],
  others: [],
})

/** 新建资料: its name and whom it is for. It is stored as a draft, and its own page says what comes next. */
export function PackForm({ kind }: { kind: PackType }) {
  return (
    <WithParties kind={kind}>
      {/* Papers are for a funder: where none finances tickets there is nobody to collect them for. */}
      {(parties) =>
        parties?.funders.length === 0 ? <NoFunder kind={kind} /> : <NewPack kind={kind} parties={parties} />
      }
    </WithParties>
  )
}

function NoFunder({ kind }: { kind: PackType }) {
  const { language } = useTerms()
  const message = businessMessage(obstacleOf('NO_PRODUCT').code, [], language)
  return <Obstacles of={kind} found={[{ name: 'NO_PRODUCT', message, pkApply: null }]} />
}

function NewPack({ kind, parties }: HeadFormProps) {
  const { t } = useTranslation(['packs', 'routes'])
  const { create, list } = titles[kind]
  return (
    <div className={css.middle}>
      <PageHead title={t(`routes:${create}`)} trail={[{ label: t(`routes:${list}`), href: packPages[kind].list }]} />
      <p>{t('createHint', { n: DRAFT_DAYS })}</p>
      <div className={surface}>
        <HeadForm kind={kind} parties={parties} />
      </div>
    </div>
  )
}

interface HeadFormProps {
  kind: PackType
  parties: PackParties | undefined
}

function HeadForm({ kind, parties }: HeadFormProps) {
  const { t } = useTranslation('packs')
  const navigate = useNavigate()
  const form = usePlainForm<PackHeadValues>({ packName: '', pkParty: '', partyName: '', fkCore: '', remark: '' })
  const { list } = packPages[kind]
  const saving = useMutation({
    mutationFn: (values: PackHeadValues) => call(packsOf[kind].save, { body: { lines: [toPayload(values)] } }),
    async onSuccess({ saved }, { packName }) {
      notify(t('created', { name: packName.trim() }))
      await refreshAfter(kind)
      await navigate(packHref(saved[0]?.pkApply ?? ''))
    },
  })
  return (
    <PlainForm
      form={form}
      error={saving.error}
      onSend={(values) => settled(saving.mutateAsync(values))}
      onRefused={saving.reset}
    >
      <PackHeadFields kind={kind} parties={parties} />
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
