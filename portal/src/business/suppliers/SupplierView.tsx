import { realnameStates } from '@jinpiao/contract/states/onboarding'
import { supplierStates } from '@jinpiao/contract/status'
import { getSupplier, type SupplierDetail } from '@jinpiao/contract/suppliers'
import { yesOrNo } from '@jinpiao/contract/words'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { SupplierActions } from './SupplierActions.tsx'

interface SupplierViewProps {
  pkSupplier: string
  /** The list that one came from. */
  backHref: string
}

/** One supplier: who it is, how it is reached, what was issued to it, and its invitation while that is open. */
export function SupplierView({ pkSupplier, backHref }: SupplierViewProps) {
  const { t } = useTranslation(['suppliers', 'routes'])
  const { name, words } = useTerms()
  const navigate = useNavigate()
  const query = useQuery(queryOf('suppliers', getSupplier, { params: { pkSupplier } }))
  const state = query.data && supplierStates[query.data.state]
  return (
    <DetailPage
      query={query}
      title={query.data?.corpName ?? name('supplierName')}
      trail={[{ label: t('routes:suppliers'), href: backHref }]}
      tag={state && <StatusTag tone={state.tone}>{words(state.label)}</StatusTag>}
      actions={query.data && <SupplierActions supplier={query.data} onDeleted={() => void navigate(backHref)} />}
    >
      {(supplier) => <SupplierBody supplier={supplier} />}
    </DetailPage>
  )
}

function SupplierBody({ supplier }: { supplier: SupplierDetail }) {
  const { t } = useTranslation('suppliers')
  const { name, words } = useTerms()
  const { issuedTotal, outstandingAmount, stopReason, invitedAt, inviteCode, realnameState } = supplier
  const optional = (label: string, value: ReactNode, isThere: boolean): SummaryRow[] =>
    isThere ? [{ label, value }] : []
  const realname = realnameStates[realnameState as keyof typeof realnameStates]
  return (
    <div className={layout.stack}>
      <FactSheet
        title={t('facts')}
        rows={[
          { label: name('creditCode'), value: supplier.creditCode },
          { label: name('isRegistered'), value: words(yesOrNo(supplier.isRegistered)) },
          { label: name('isFirstLevel'), value: words(yesOrNo(supplier.isFirstLevel)) },
          ...optional(name('realnameState'), realname && words(realname.label), supplier.isRegistered),
          ...optional(name('scale'), supplier.scale, supplier.scale !== ''),
          ...optional(name('stopReason'), stopReason, stopReason !== ''),
          ...optional(name('issuedTotal'), <Money value={issuedTotal ?? ''} unit />, issuedTotal !== null),
          ...optional(
            name('outstandingAmount'),
            <Money value={outstandingAmount ?? ''} unit />,
            outstandingAmount !== null,
          ),
        ]}
      />
      <FactSheet
        title={t('contact')}
        rows={[
          { label: name('contactName'), value: supplier.contactName },
          { label: name('contactMobile'), value: supplier.contactMobile },
          { label: name('email'), value: supplier.email },
          { label: name('erpCode'), value: supplier.erpCode },
          ...optional(name('invitedAt'), <MomentText at={invitedAt ?? ''} />, invitedAt !== null),
          ...optional(
            name('inviteCode'),
            <span className={page.actions}>
              {inviteCode}
              <CopyButton text={inviteCode ?? ''} what={name('inviteCode')} />
              <CopyButton text={registerHref()} what={t('registerLink')}>
                {t('copyLink')}
              </CopyButton>
            </span>,
            inviteCode !== null,
          ),
        ]}
      />
    </div>
  )
}

/** Where the supplier registers, as it is sent to it. */
const registerHref = () => `${location.origin}${import.meta.env.BASE_URL}register`
