import type { FieldHook } from '@/store/forms/hooks'
import { LLDP_LABELS, LLDP_TEXTS, type LldpValues } from '@/store/system/switch-ports/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CheckedField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'

interface LldpFieldsProps {
  /** Has the rules for the fields. */
  form: CheckingForm
  useField: FieldHook<LldpValues>
}

/** The fields of an LLDP configuration. */
export function LldpFields({ form, useField }: LldpFieldsProps) {
  return (
    <>
      <Enabled useField={useField} />
      {LLDP_TEXTS.map(name => (
        <Text key={name} form={form} useField={useField} name={name} />
      ))}
    </>
  )
}

function Enabled({ useField }: Pick<LldpFieldsProps, 'useField'>) {
  return <Checkbox {...useField('enabled')} label="LLDP enabled" />
}

function Text({ form, useField, name }: LldpFieldsProps & { name: (typeof LLDP_TEXTS)[number] }) {
  return <CheckedField form={form} {...useField(name)} label={LLDP_LABELS[name]} />
}
