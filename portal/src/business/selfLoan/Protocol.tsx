import { agreements } from '@jinpiao/contract/agreements'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { getProtocol, protocolId, signProtocol } from '@jinpiao/contract/loanProtocol'
import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { PrintButton } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { anchorOf, useAnchor } from '#portal/business/help/anchors.ts'
import * as css from '#portal/business/help/help.css.ts'
import { linePath } from '#portal/business/loanPaths.ts'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import { partsOf } from '#portal/parts/helpArticles.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { refreshSession } from '#portal/session/session.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { useActs } from '#portal/signing/useActs.ts'

type Terms = DataOf<typeof getProtocol>

/** 授信协议: its text with a contents, print, agreement and signature. */
export function Protocol() {
  const { t } = useTranslation('routes')
  const { words } = useTerms()
  const query = useQuery(queryOf('loans', getProtocol, {}))
  return (
    <DetailPage
      query={query}
      title={query.data ? words(agreements.selfLoan.name) : t('selfLoanProtocol')}
      actions={<PrintButton tone="secondary" />}
    >
      {(terms) => (
        <div className={layout.stack}>
          <ProtocolText terms={terms} />
          {terms.blockedReason === null ? (
            <SignProtocol terms={terms} />
          ) : (
            <InlineMessage tone="info">{terms.blockedReason}</InlineMessage>
          )}
        </div>
      )}
    </DetailPage>
  )
}

function ProtocolText({ terms: { funderName, version } }: { terms: Terms }) {
  const { t } = useTranslation(['selfLoan', 'apply'])
  const own = useSecurity().user3?.userName ?? ''
  const parts = partsOf(t('apply:agreement.text.selfLoan'))
  useAnchor()
  return (
    <div className={css.article}>
      <p>
        <ProseText>{t('with', { own, funder: funderName, version })}</ProseText>
      </p>
      <nav aria-label={t('contents')} className={css.contents}>
        <ul role="list">
          {parts.flatMap(({ kind, text }) =>
            kind === 'heading'
              ? [
                  <li key={text}>
                    <Link kind="standalone" href={`#${anchorOf(text)}`}>
                      {text}
                    </Link>
                  </li>,
                ]
              : [],
          )}
        </ul>
      </nav>
      {parts.map(({ kind, text }) =>
        kind === 'heading' ? (
          <h2 key={text} id={anchorOf(text)} className={css.part}>
            {text}
          </h2>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
    </div>
  )
}

/** The tick, and the signature of a director. With it this page closes, and the application opens. */
function SignProtocol({ terms: { version } }: { terms: Terms }) {
  const { t } = useTranslation('selfLoan')
  const { words } = useTerms()
  const navigate = useNavigate()
  const [isAgreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { run, failure, dialog, busy } = useActs(() => void goOn())
  const name = words(agreements.selfLoan.name)
  return (
    <>
      {failure !== undefined && <InlineMessage tone="danger">{failure}</InlineMessage>}
      <div className={surface}>
        <Checkbox
          id="agree"
          isSelected={isAgreed}
          onChange={(isSelected) => {
            setAgreed(isSelected)
            setRefused(false)
          }}
          error={isRefused ? t('agreeFirst', { name }) : undefined}
          isRequired
        >
          {t('agree', { name })}
        </Checkbox>
      </div>
      <div data-page-bar="" className={layout.actionBar}>
        <Button tone="primary" onPress={sign} busy={busy}>
          {t('sign')}
        </Button>
      </div>
      {dialog}
    </>
  )

  function sign() {
    if (!isAgreed) return setRefused(true)
    run(() => ({
      businessType: 'SELF_LOAN_PROTOCOL',
      action: 'CONTRACT',
      ids: [protocolId],
      params: { product: protocolId },
      title: t('signTitle', { name }),
      submit: async (signature) => {
        await call(signProtocol, { body: { version, signature } })
        return { results: [{ id: protocolId, no: name, ok: true, code: '0', message: '' }] }
      },
      act: t('sign'),
      next: undefined,
      retry: sign,
    }))
  }

  /** The guard asks on navigation only: the page that has just closed is never asked for again. */
  async function goOn() {
    await refreshSession()
    notify(t('signed'))
    await navigate(linePath, { replace: true })
  }
}
