import { parsePlatform } from '@jinpiao/themes/parsePlatform'
import { withDefaults } from '@jinpiao/themes/platformDocuments'
import {
  fieldOf,
  type ImageField,
  type PlatformDocument,
  type PlatformField,
  type QrTarget,
} from '@jinpiao/themes/platformFields'
import { describeProblem, fieldName } from '@jinpiao/themes/platformProblems'
import type { FieldProblem } from '@jinpiao/themes/readPlatformFile'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { ColorField } from './ColorField.tsx'
import { ImagePick } from './Files.tsx'
import * as css from './Studio.css.ts'
import { abouts, choiceNames, words } from './words.ts'

/** Every key of the platform document stands in one of these. */
const groups: Record<keyof typeof words.groups, readonly PlatformField[]> = {
  names: [
    'platformName',
    'platformNameEn',
    'topSlogan',
    'topSloganEn',
    'platformType',
    'tempId',
    'platformLogo',
    'favicon',
    'illustration',
  ],
  colors: ['topBarColor', 'topBarWordColor', 'tailBarColor', 'tailBarWordColor', 'accentColor'],
  contact: [
    'hotline',
    'hotlineHours',
    'hotlineHoursEn',
    'onlineService',
    'contactAddress',
    'contactAddressEn',
    'postcode',
  ],
  fees: ['feePayeeName', 'feePayeeAccount', 'feePayeeBank'],
  legal: ['copyrightCn', 'copyrightEn', 'icpRegister', 'securityRegister'],
  links: ['loginUrl', 'registerUrl', 'billDiscountUrl', 'otherVersionUrl', 'wechatQr', 'appQr'],
  entry: ['isOrgLogin', 'authType', 'avalableProduct', 'analytics'],
  menus: [
    'invoiceMenuDisplay',
    'userRoleMenuDisplay',
    'userRoleModify',
    'userRoleAdd',
    'ukeyMenuDisplay',
    'ukeyAdd',
    'ukeyChange',
    'exchangeIndexDisplay',
    'exchangePaymentDisplay',
  ],
}

interface PlatformFieldsProps {
  platform: PlatformDocument
  /** What the reader of files says of the platform as it is. */
  problems: readonly FieldProblem[]
  onChange: (changes: Partial<PlatformDocument>) => void
}

/** For the links of the summary of errors. */
export const fieldId = (field: PlatformField) => `studio-${field}`

/** Everything that a platform file says. */
export function PlatformFields({ platform, problems, onChange }: PlatformFieldsProps) {
  return (Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
    <fieldset key={group} className={css.group}>
      <legend className={css.groupTitle}>{words.groups[group]}</legend>
      <div className={group === 'colors' ? css.colorFields : css.fields}>
        {groups[group].map((field) => (
          <PlatformField
            key={field}
            field={field}
            platform={platform}
            problem={problems.find((each) => each.field === field)}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  ))
}

interface PlatformFieldProps {
  field: PlatformField
  platform: PlatformDocument
  problem: FieldProblem | undefined
  onChange: (value: PlatformDocument[PlatformField]) => void
}

function PlatformField({ field, platform, problem, onChange }: PlatformFieldProps) {
  const { kind, values = [], isNeeded } = fieldOf(field)
  const label = fieldName(field)
  const value = platform[field]
  const text = textOf(value)
  const named = { id: fieldId(field), label, error: problem && describeProblem(problem) }
  const options = values.map((id) => ({ id, label: choiceNames[id as keyof typeof choiceNames] }))
  const about = abouts[field]

  switch (kind) {
    case 'color':
    case 'accent': {
      const used = parsePlatform(platform)
      const color = field as 'topBarColor' | 'accentColor'
      return (
        <ColorField
          {...named}
          isOptional={kind === 'accent'}
          value={text}
          used={used[color] ?? used.seed}
          onChange={onChange}
        />
      )
    }
    case 'image':
      return <ImagePick field={field as ImageField} value={text} onChange={onChange} />
    case 'flag':
      return (
        <Checkbox id={named.id} isSelected={value === true} onChange={onChange} description={about}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return <Select {...named} description={about} options={options} value={text} onChange={onChange} />
    case 'choices':
      return (
        <CheckboxGroup {...named} description={about} value={[...(value as readonly string[])]} onChange={onChange}>
          {options.map((option) => (
            <Checkbox key={option.id} value={option.id}>
              {option.label}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )
    case 'qr':
      return <QrFields {...named} value={value as QrTarget} onChange={onChange} />
    case 'line':
    case 'code':
    case 'address': {
      const fallback = isNeeded ? words.emptyUses(textOf(withDefaults({ tempId: platform.tempId })[field])) : undefined
      const isOptional = isNeeded !== true
      return (
        <TextField
          {...named}
          isOptional={isOptional}
          description={words.about(about, fallback)}
          value={text}
          onChange={onChange}
        />
      )
    }
  }
}

const textOf = (value: PlatformDocument[PlatformField]) => (typeof value === 'string' ? value : '')

interface QrFieldsProps {
  id: string
  label: string
  error: string | undefined
  value: QrTarget
  onChange: (value: QrTarget) => void
}

function QrFields({ id, label, error, value, onChange }: QrFieldsProps) {
  const { name, url } = value
  return (
    <>
      <TextField
        label={words.qrName(label)}
        isOptional
        value={name}
        onChange={(next) => onChange({ name: next, url })}
      />
      <TextField
        id={id}
        label={words.qrUrl(label)}
        isOptional
        description={words.qrAbout}
        error={error}
        value={url}
        onChange={(next) => onChange({ name, url: next })}
      />
    </>
  )
}
