import type { DetailOf } from '@jinpiao/contract/applications'
import { type financePacks, type PackType, packsOf } from '@jinpiao/contract/packs'
import { Button } from '@jinpiao/ui-kit/Button'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Select } from '@jinpiao/ui-kit/Select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { dayOf } from '#portal/parts/times.ts'
import { useFound } from '#portal/parts/useFound.ts'
import { tradeFromPack } from './packTrade.ts'

interface PackPickerProps {
  kind: PackType
  /** Path of the trade background in the form. */
  name: string
  /** 第 2 笔, where there are several lines. */
  context: string | undefined
}

type Detail = DetailOf<typeof financePacks>

/** 从资料选用: fills in the trade background with a contract of an approved pack. It is a copy (decision 0037). */
export function PackPicker({ kind, name, context }: PackPickerProps) {
  const { t } = useTranslation('trade')
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)

  function take(pack: Detail, at: number) {
    for (const [field, value] of Object.entries(tradeFromPack(kind, pack, at)))
      setValue(`${name}.${field}`, value, { shouldDirty: true })
    setOpen(false)
    notify(t('pack.taken', { name: pack.application.packName }))
  }
  return (
    <div>
      <Button {...(context !== undefined && { context })} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('pack.choose')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('pack.choose')}>
        {isOpen && <Choice kind={kind} onChosen={take} />}
      </Dialog>
    </div>
  )
}

interface ChoiceProps extends Pick<PackPickerProps, 'kind'> {
  onChosen: (pack: Detail, at: number) => void
}

function Choice({ kind, onChosen }: ChoiceProps) {
  const { t } = useTranslation('trade')
  const [chosen, setChosen] = useState<{ pkApply: string; packName: string }>()
  const [contract, setContract] = useState('0')
  const [isMissed, setMissed] = useState(false)
  const { data, searching } = useFound(
    (packName) =>
      listQuery('applications', packsOf[kind].list, {
        box: 'ALL',
        state: ['DONE'],
        pageSize: 20,
        ...(packName !== '' && { packName }),
      }),
    chosen?.packName ?? '',
  )
  const { data: pack } = useQuery({
    ...applicationQuery(packsOf[kind], chosen?.pkApply ?? ''),
    enabled: chosen !== undefined,
  })
  const contracts = (pack as Detail | undefined)?.payload.contracts ?? []
  const options = (data?.list ?? []).map(({ pkApply, packName, updatedAt, ...row }) => ({
    id: pkApply,
    label: packName,
    description: t('pack.facts', {
      party: 'funderName' in row ? row.funderName : row.supplierName,
      day: dayOf(updatedAt),
    }),
  }))
  return (
    <>
      <p>{t('pack.hint')}</p>
      <ComboBox
        label={t('pack.label')}
        value={chosen?.pkApply ?? ''}
        selectedLabel={chosen?.packName ?? ''}
        options={options}
        description={data?.list.length === 0 && chosen === undefined ? t('pack.none') : undefined}
        {...searching}
        error={isMissed && chosen === undefined ? t('pack.missing') : undefined}
        onChange={(key, option) => {
          setChosen(key === '' ? undefined : { pkApply: key, packName: option?.label ?? '' })
          setContract('0')
        }}
        isRequired
      />
      {contracts.length > 1 && (
        <Select
          label={t('pack.contract')}
          value={contract}
          onChange={setContract}
          options={contracts.map(({ contractNo, buyerName, sellerName }, index) => ({
            id: String(index),
            label: contractNo,
            description: t('pack.contractText', { buyer: buyerName, seller: sellerName }),
          }))}
          isRequired
        />
      )}
      <Button
        tone="primary"
        busy={chosen !== undefined && pack === undefined}
        onPress={() => (pack === undefined ? setMissed(true) : onChosen(pack as Detail, Number(contract)))}
      >
        {t('pack.take')}
      </Button>
    </>
  )
}
