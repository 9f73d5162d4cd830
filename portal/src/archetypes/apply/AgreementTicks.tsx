import { type AgreementName, agreements as known } from '@jinpiao/contract/agreements'
import type { PriceLine } from '@jinpiao/contract/priceTerms'
import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { formatMoney } from '@jinpiao/values/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceSheet } from '#portal/archetypes/PriceSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as css from './apply.css.ts'
import { type Party, sumOf } from './apply.ts'

interface AgreementTicksProps {
  agreements: readonly AgreementName[]
  /** Who agrees, with whom and for how much. */
  own: string
  parties: readonly Party[]
  /** What it costs: it belongs to the text. */
  prices?: readonly PriceLine[]
  ticked: readonly AgreementName[]
  onChange: (ticked: AgreementName[]) => void
  /** After a submit: what is still missing. */
  errorOf: (agreement: AgreementName) => string | undefined
}

/** The agreements: each is opened beside its tick and agreed to below its text; a tick before that says so. */
export function AgreementTicks(props: AgreementTicksProps) {
  const { agreements, own, parties, prices = [], ticked, onChange, errorOf } = props
  const { t } = useTranslation('apply')
  const terms = useTerms()
  const nameOf = (agreement: AgreementName) => terms.words(known[agreement].name)
  const [opened, setOpened] = useState<readonly AgreementName[]>([])
  const [shown, setShown] = useState<AgreementName>()
  const [isOpen, setOpen] = useState(false)

  function tick(agreement: AgreementName, isSelected: boolean) {
    if (isSelected && !opened.includes(agreement)) {
      return announce(t('agreement.openFirst', { name: nameOf(agreement) }), { assertive: true })
    }
    onChange(isSelected ? [...ticked, agreement] : ticked.filter((each) => each !== agreement))
  }

  /** 已阅读并同意, below the text: the tick is where the focus does not go, so it is said. */
  function agree(agreement: AgreementName) {
    setOpen(false)
    tick(agreement, true)
    announce(t('agreement.ticked', { name: nameOf(agreement) }))
  }

  /** Parties, amount and version in one line; with several enterprises their number and the sum. Some have no amount. */
  function factsOf(agreement: AgreementName): string {
    const [first] = parties
    const { version } = known[agreement]
    if (first === undefined) return t('agreement.alone', { own, version })
    const total = sumOf(parties)
    // Two lines may name the same enterprise.
    const number = new Set(parties.map(({ name }) => name)).size
    const between = { own, party: first.name, number, version }
    const isSeveral = number > 1
    if (total === undefined) return t(isSeveral ? 'agreement.plainSeveral' : 'agreement.plain', between)
    const amount = formatMoney(total)
    return t(isSeveral ? 'agreement.betweenSeveral' : 'agreement.between', { ...between, amount })
  }

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{terms.name('agreements')}</legend>
      {agreements.map((agreement) => (
        <div key={agreement} className={css.agreement}>
          <Button
            size="small"
            aria-haspopup="dialog"
            onPress={() => {
              setShown(agreement)
              setOpened((now) => [...now, agreement])
              setOpen(true)
            }}
          >
            {t('agreement.read', { name: nameOf(agreement) })}
          </Button>
          <Checkbox
            id={`agreement-${agreement}`}
            isSelected={ticked.includes(agreement)}
            onChange={(isSelected) => tick(agreement, isSelected)}
            description={
              <>
                <ProseText>{factsOf(agreement)}</ProseText>
                {!opened.includes(agreement) && <div>{t('agreement.openFirst', { name: nameOf(agreement) })}</div>}
              </>
            }
            error={errorOf(agreement)}
          >
            {t('agreement.agree', { name: nameOf(agreement) })}
          </Checkbox>
        </div>
      ))}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={shown === undefined ? '' : nameOf(shown)}
        initialFocus="action"
        size="wide"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('agreement.close')}</Button>
            {shown !== undefined && !ticked.includes(shown) && (
              <Button tone="primary" onPress={() => agree(shown)}>
                {t('agreement.agreeInText')}
              </Button>
            )}
          </>
        }
      >
        <div className={css.agreementText}>
          {shown !== undefined && (
            <div className={css.agreementFacts}>
              <p>{t('agreement.own', { own })}</p>
              <PartyList parties={parties} />
              <p>{t('agreement.versionOf', { version: known[shown].version })}</p>
            </div>
          )}
          {shown !== undefined && <PriceSheet prices={prices} />}
          {shown !== undefined &&
            t(`agreement.text.${shown}`)
              .split('\n')
              .map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </div>
      </Dialog>
    </fieldset>
  )
}

function PartyList({ parties }: Pick<AgreementTicksProps, 'parties'>) {
  const { t } = useTranslation('apply')
  if (parties.length === 0) return null
  return (
    <>
      <p>{t(sumOf(parties) === undefined ? 'agreement.plainParties' : 'agreement.parties')}</p>
      <ul className={css.agreementParties}>
        {parties.map(({ name, amount }, index) => (
          // Two lines may name the same party; their order does not change here.
          <li key={index}>
            <ProseText>
              {amount === undefined ? name : t('agreement.party', { party: name, amount: formatMoney(amount) })}
            </ProseText>
          </li>
        ))}
      </ul>
    </>
  )
}
