import { findAction, refusalOf } from '@jinpiao/contract/actions'
import type { Application, DetailOf } from '@jinpiao/contract/applications'
import { flows } from '@jinpiao/contract/flow'
import { type financePacks, type PackType, packsOf } from '@jinpiao/contract/packs'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ConfirmedAct } from '#portal/archetypes/apply/ConfirmedAct.tsx'
import { call } from '#portal/http/client.ts'
import { AskedAct } from '#portal/parts/AskedAct.tsx'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { packHref, packPages } from './packPages.ts'
import { savePack } from './savePack.ts'

interface PackActionsProps {
  kind: PackType
  pack: Application & { packName: string }
}

type Detail = DetailOf<typeof financePacks>

/** What can be done with a pack in its list: go on, copy, take its files along, end it. */
export function PackActions({ kind, pack }: PackActionsProps) {
  const { t } = useTranslation('packs')
  const mayOpen = useMayOpen()
  const { actions, applyNo, pkApply } = pack
  const { post } = useRole()
  const mayCopy = flows[kind].submitters.some((submitter) => submitter === post) && mayOpen(packPages[kind].create)
  const ends = (['DELETE', 'WITHDRAW', 'VOID'] as const).filter((name) => findAction(actions, name))
  return (
    <span className={css.rowActs}>
      {findAction(actions, 'EDIT') && mayOpen(packHref(pkApply)) && (
        <Link href={packHref(pkApply)} kind="standalone" context={applyNo}>
          {t('goOn')}
        </Link>
      )}
      {mayCopy && <CopyPack kind={kind} pack={pack} />}
      {ends.map((act) => (
        <ConfirmedAct
          key={act}
          of={packsOf[kind]}
          application={pack}
          act={act}
          reason={refusalOf(actions, act)}
          size="small"
        />
      ))}
      <PackFiles kind={kind} pack={pack} />
    </span>
  )
}

/** 复制: a new pack with everything but the invoices, which back one business alone. */
function CopyPack({ kind, pack: { applyNo, packName, pkApply } }: PackActionsProps) {
  const { t } = useTranslation('packs')
  const navigate = useNavigate()
  const detailOf = useDetailOf(kind)
  async function copy() {
    const { payload } = await detailOf(pkApply)
    const { saved } = await call(packsOf[kind].save, { body: { lines: [{ ...payload, invoices: [] }] } })
    return saved[0]?.pkApply ?? ''
  }
  return (
    <AskedAct
      name={applyNo}
      label={t('copy')}
      reason={undefined}
      title={t('copyTitle', { name: packName })}
      text={t('copyText')}
      act={copy}
      done={t('copied', { name: packName })}
      onDone={(pkCopy) => navigate(packHref(pkCopy))}
      noun="applications"
    />
  )
}

/** 下载: every file of the pack in one ZIP, or in as many as they need. */
function PackFiles({ kind, pack: { applyNo, packName, pkApply } }: PackActionsProps) {
  const { t } = useTranslation('packs')
  const onError = useFailureToast()
  const detailOf = useDetailOf(kind)
  const saving = useMutation({
    mutationFn: async () => {
      const { files } = await detailOf(pkApply)
      if (files.length === 0) notify(t('noFiles', { name: packName }))
      else await savePack(files, packName)
    },
    onError,
  })
  return (
    <Button tone="quiet" size="small" context={applyNo} busy={saving.isPending} onPress={() => saving.mutate()}>
      {t('download')}
    </Button>
  )
}

/** The whole of a pack, asked for when somebody needs it. */
function useDetailOf(kind: PackType) {
  const client = useQueryClient()
  return (pkApply: string) => client.fetchQuery(applicationQuery(packsOf[kind], pkApply)) as Promise<Detail>
}
