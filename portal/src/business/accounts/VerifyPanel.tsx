import type { AccountVerify } from '@jinpiao/contract/accountChange'
import { verifyStates } from '@jinpiao/contract/states/redeem'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useFocusFallback } from '@jinpiao/ui-kit/lib/useFocusFallback'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useVerify } from './useVerify.ts'

interface VerifyPanelProps {
  pkAccount: string
}

/** 打款验证: what is to be paid to where, and how it stands. Its state moves by itself and is said when it does. */
export function VerifyPanel({ pkAccount }: VerifyPanelProps) {
  const { t } = useTranslation('accounts')
  const { name, words } = useTerms()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, check, renew } = useVerify(pkAccount)
  // The last button goes when the account is proved.
  const focus = useFocusFallback(() => heading.current?.focus())
  const state = query.data?.state
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby={headingId} {...focus}>
      <div className={layout.headLine}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={page.heading}>
          {t('verify')}
        </h2>
        {state && <StatusTag tone={verifyStates[state].tone}>{words(verifyStates[state].label)}</StatusTag>}
      </div>
      <QueryState query={query} empty={(found) => found === null && <p>{t('verifyNone')}</p>}>
        {(verify) =>
          verify !== null && (
            <div className={page.section}>
              <p>{t(`verifyText.${verify.state}`, { name: name('failReason'), reason: verify.failReason ?? '' })}</p>
              {isPayable(verify) && <Payment verify={verify} />}
              <VerifyButton verify={verify} check={check} renew={renew} />
            </div>
          )
        }
      </QueryState>
    </section>
  )
}

/** While nothing has come, and while it is looked for. */
const isPayable = ({ state }: AccountVerify) => state === 'PENDING' || state === 'CHECKING'

/** To whom, where and how much, each to be copied into the bank's own form; until when. */
function Payment({ verify }: { verify: AccountVerify }) {
  const { t } = useTranslation('accounts')
  const { name } = useTerms()
  const { payeeAccountName, payeeAccount, payeeBank, amount, verifyUntil } = verify
  const copied = (
    term: 'payeeAccountName' | 'payeeAccount' | 'payeeBank' | 'amount',
    text: string,
    shown: ReactNode,
  ) => ({
    label: name(term),
    value: (
      <span className={page.actions}>
        {shown}
        <CopyButton text={text} what={name(term)} />
      </span>
    ),
  })
  return (
    <>
      <SummaryList
        rows={[
          copied('payeeAccountName', payeeAccountName, payeeAccountName),
          copied('payeeAccount', payeeAccount, <CardNumber value={payeeAccount} />),
          copied('payeeBank', payeeBank, payeeBank),
          copied('amount', amount, <Money value={amount} unit />),
          { label: name('verifyUntil'), value: <MomentText at={verifyUntil} /> },
        ]}
      />
      <p className={page.muted}>{t('verifyRules')}</p>
    </>
  )
}

type Calls = Pick<ReturnType<typeof useVerify>, 'check' | 'renew'>

/** One button for both acts: it keeps the focus when the state moves. */
function VerifyButton({ verify: { state }, check, renew }: Calls & { verify: AccountVerify }) {
  const { t } = useTranslation('accounts')
  const isOpen = state === 'PENDING' || state === 'CHECKING'
  if (!isOpen && state !== 'FAILED' && state !== 'EXPIRED') return null
  return (
    <div className={page.actions}>
      <Button
        tone="primary"
        busy={check.isPending || renew.isPending}
        disabledReason={state === 'CHECKING' ? t('isChecking') : undefined}
        onPress={() => (isOpen ? check : renew).mutate()}
      >
        {t(isOpen ? 'havePaid' : 'renew')}
      </Button>
    </div>
  )
}
