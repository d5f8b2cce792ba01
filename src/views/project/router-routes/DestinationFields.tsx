import type { FieldHook } from '@/store/forms/hooks'
import { selectSubnetChoices } from '@/store/project/router-routes/choices'
import type { RouteValues } from '@/store/project/router-routes/create.form'
import type { DestinationType } from '@/store/project/router-routes/rules'
import { allSubnetsQuery } from '@/store/project/subnets/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { ComboboxProps } from '@/ui/Combobox/Combobox'
import { TextField } from '@/ui/TextField/TextField'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { useVpcParams } from '../vpc/use-vpc-params'
import { EndCombobox } from './EndCombobox'
import { EndTypeField } from './EndTypeField'

const TYPES: readonly { value: DestinationType; label: string }[] = [
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP network' },
  { value: 'subnet', label: 'Subnet' },
]

export interface EndFieldsProps {
  /** Binds the fields of the form that they are in. */
  useField: FieldHook<RouteValues>
}

/** What a route is for. */
export function DestinationFields({ useField }: EndFieldsProps) {
  return (
    <>
      <EndTypeField label="Destination type" types={TYPES} field={useField('destinationType')} />
      <DestinationValueField useField={useField} />
    </>
  )
}

function DestinationValueField({ useField }: EndFieldsProps) {
  const { value: type } = useField('destinationType')
  const field = { ...useField('destinationValue'), label: 'Destination value', isRequired: true }
  switch (type) {
    case 'ip':
      return (
        <TextField
          {...field}
          placeholder="Enter an IP"
          help="An IPv4 or IPv6 address, such as 192.168.1.222"
          isMonospace
        />
      )
    case 'ip_net':
      return (
        <BlockField
          {...field}
          placeholder="Enter an IP network"
          help="An IPv4 or IPv6 network, such as 192.168.0.0/16"
        />
      )
    case 'subnet':
      return <SubnetField {...field} />
    case 'vpc':
      return <TextField {...field} />
  }
}

function SubnetField(field: Omit<ComboboxProps, 'items'>) {
  const { project, vpc } = useVpcParams()
  const subnets = useAppSelector(state => selectSubnetChoices(state, project, vpc))
  useQueries([allSubnetsQuery({ project, vpc })])
  return <EndCombobox {...field} placeholder="Select a subnet" choices={subnets} />
}
