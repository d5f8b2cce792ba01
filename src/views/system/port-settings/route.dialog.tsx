import { routeForm as form } from '@/store/system/port-settings/route.form'
import { U8_RULE, VLAN_RULE } from '@/store/system/port-settings/rules'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { LinkField, NumberPart } from './PartFields'
import { PartForm, useFormBelow } from './PartForm'

/** The open form of a route in port settings. */
function RouteModal() {
  return (
    <PartForm form={form} noun="route">
      <AddressField
        form={form}
        {...form.useField('dst')}
        label="Destination"
        help="A network, such as 0.0.0.0/0 for all of IPv4."
        isRequired
      />
      <AddressField form={form} {...form.useField('gw')} label="Gateway" isRequired />
      <LinkField useField={form.useField} of={useFormBelow(form)} />
      <NumberPart useField={form.useField} name="vid" label="VLAN" rule={VLAN_RULE} />
      <NumberPart useField={form.useField} name="ribPriority" label="RIB priority" rule={U8_RULE} />
    </PartForm>
  )
}

export { form, RouteModal as View }
