import type { FieldHook } from '@/store/forms/hooks'
import { LLDP_LABELS, LLDP_TEXTS, type LldpValues } from '@/store/system/switch-ports/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextField } from '@/ui/TextField/TextField'

interface LldpFieldsProps {
  useField: FieldHook<LldpValues>
}

/** The fields of an LLDP configuration. */
export function LldpFields({ useField }: LldpFieldsProps) {
  return (
    <>
      <Enabled useField={useField} />
      {LLDP_TEXTS.map(name => (
        <Text key={name} useField={useField} name={name} />
      ))}
    </>
  )
}

function Enabled({ useField }: LldpFieldsProps) {
  return <Checkbox {...useField('enabled')} label="LLDP enabled" />
}

function Text({ useField, name }: LldpFieldsProps & { name: (typeof LLDP_TEXTS)[number] }) {
  return <TextField {...useField(name)} label={LLDP_LABELS[name]} />
}
