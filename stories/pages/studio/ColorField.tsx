import { TextField } from '@jinpiao/ui-kit/TextField'
import * as css from './Studio.css.ts'

interface ColorFieldProps {
  label: string
  isOptional?: boolean
  /** `#rrggbb`, or whatever was typed. */
  value: string
  onChange: (value: string) => void
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A colour as text, with the system's own picker beside it. */
export function ColorField({ label, isOptional = false, value, onChange }: ColorFieldProps) {
  const isWrong = !isColor(value) && !(isOptional && value === '')
  return (
    <div className={css.colorField}>
      <TextField
        label={label}
        isOptional={isOptional}
        value={value}
        onChange={onChange}
        error={isWrong ? `${label}应写成 #0f3d7c 这样的六位颜色` : undefined}
      />
      <input
        type="color"
        aria-label={`选择${label}`}
        className={css.swatch}
        value={isColor(value) ? value : '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
