import { interfaceForm as form } from '@/store/system/port-settings/interface.form'
import { VLAN_RULE } from '@/store/system/port-settings/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { LinkField, NumberPart } from './PartFields'
import { PartForm, useFormBelow } from './PartForm'

const KINDS = [
  { value: 'primary', label: 'Primary' },
  { value: 'vlan', label: 'VLAN' },
  { value: 'loopback', label: 'Loopback' },
] as const

/** The open form of an interface in port settings. */
function InterfaceModal() {
  const { value: kind } = form.useField('kind')
  return (
    <PartForm form={form} noun="interface">
      <LinkField useField={form.useField} of={useFormBelow(form)} />
      <form.Field
        name="kind"
        as={RadioGroup<'primary' | 'vlan' | 'loopback'>}
        label="Kind"
        options={KINDS}
        isInline
        isRequired
      />
      {kind === 'vlan' && (
        <NumberPart
          useField={form.useField}
          name="vid"
          label="VLAN"
          rule={{ ...VLAN_RULE, isRequired: true }}
        />
      )}
      <form.Field name="v6Enabled" as={Checkbox} label="IPv6 enabled" />
    </PartForm>
  )
}

export { form, InterfaceModal as View }
