import {
  type KeyAlgorithm,
  keyAlgorithmNames,
  keyAlgorithms,
  type ReceiveWay,
  receiveWayNames,
  receiveWays,
} from '@jinpiao/contract/states/onboarding'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RegionField } from '#portal/business/accounts/RegionField.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { toUkeyWish, type UkeyValues } from './ukeyForm.ts'

/** How many keys, and with which algorithm. */
export function KeyFields() {
  const { t } = useTranslation('register')
  const { name, words } = useTerms()
  const registerNo = useField('registerNo')
  const directorKeys = useField('directorKeys')
  const operatorKeys = useField('operatorKeys')
  const algorithm = useField<KeyAlgorithm>('algorithm')
  const keys = { min: '0', max: '20', decimals: 0, isRequired: true }
  return (
    <div className={css.fieldset}>
      <TextField {...registerNo} label={name('registerNo')} description={t('registerNoHint')} size={16} isRequired />
      <NumberField {...directorKeys} {...keys} label={name('directorKeys')} description={t('directorKeysHint')} />
      <NumberField {...operatorKeys} {...keys} label={name('operatorKeys')} description={t('operatorKeysHint')} />
      <RadioGroup
        {...algorithm}
        onChange={(each) => algorithm.onChange(each as KeyAlgorithm)}
        label={name('algorithm')}
        description={t('algorithmHint')}
        options={keyAlgorithmNames.map((each) => ({ value: each, label: words(keyAlgorithms[each].label) }))}
        isRequired
      />
      <p>{t('keyFee')}</p>
    </div>
  )
}

/** How the keys come to their bearers. */
export function DeliveryFields() {
  const { t } = useTranslation('register')
  const { name, words } = useTerms()
  const receiveWay = useField<ReceiveWay>('receiveWay')
  return (
    <div className={css.fieldset}>
      <RadioGroup
        {...receiveWay}
        onChange={(way) => receiveWay.onChange(way as ReceiveWay)}
        label={name('receiveWay')}
        orientation="horizontal"
        options={receiveWayNames.map((way) => ({ value: way, label: words(receiveWays[way].label) }))}
        isRequired
      />
      {receiveWay.value === 'POST' ? <ReceiverFields /> : <p>{t('pickup')}</p>}
    </div>
  )
}

function ReceiverFields() {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const receiverName = useField('receiverName')
  const receiverMobile = useField('receiverMobile')
  const address = useField('address')
  return (
    <>
      <TextField {...receiverName} label={name('receiverName')} autoComplete="name" isRequired />
      <PhoneField {...receiverMobile} label={name('receiverMobile')} isRequired />
      <RegionField
        name="regionCode"
        wordsName="regionName"
        label={name('region')}
        description={t('regionHint')}
        isRequired
      />
      <TextField {...address} label={name('address')} autoComplete="street-address" isRequired />
    </>
  )
}

/** Everything that will be sent, with a way back to each step. */
export function UkeyCheck({ onChange }: { onChange: (step: string) => void }) {
  const { t } = useTranslation('register')
  const { name, words } = useTerms()
  const values = useFormContext<UkeyValues>().getValues()
  const wish = toUkeyWish(values)
  const isPosted = wish.receiveWay === 'POST'
  return (
    <div className={css.fieldset}>
      <SummaryList
        title={t('steps.keys')}
        headingLevel={3}
        change={{ onPress: () => onChange('keys') }}
        rows={[
          { label: name('registerNo'), value: wish.registerNo },
          { label: name('directorKeys'), value: String(wish.directorKeys) },
          { label: name('operatorKeys'), value: String(wish.operatorKeys) },
          { label: name('algorithm'), value: words(keyAlgorithms[wish.algorithm].label) },
        ]}
      />
      <SummaryList
        title={t('steps.delivery')}
        headingLevel={3}
        change={{ onPress: () => onChange('delivery') }}
        rows={[
          { label: name('receiveWay'), value: words(receiveWays[wish.receiveWay].label) },
          ...(isPosted
            ? [
                { label: name('receiverName'), value: wish.receiverName },
                { label: name('receiverMobile'), value: wish.receiverMobile },
                { label: name('region'), value: values.regionName },
                { label: name('address'), value: wish.address },
              ]
            : []),
        ]}
      />
    </div>
  )
}
