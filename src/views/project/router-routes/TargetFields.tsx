import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { allInstancesQuery } from '@/store/project/instances/queries'
import { selectGatewayChoices, selectInstanceChoices } from '@/store/project/router-routes/choices'
import type { TargetType } from '@/store/project/router-routes/rules'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { ComboboxProps } from '@/ui/Combobox/Combobox'
import { TextField } from '@/ui/TextField/TextField'
import { useVpcParams } from '../vpc/use-vpc-params'
import type { EndFieldsProps } from './DestinationFields'
import { EndCombobox } from './EndCombobox'
import { EndTypeField } from './EndTypeField'

const TYPES: readonly { value: TargetType; label: string }[] = [
  { value: 'ip', label: 'IP' },
  { value: 'instance', label: 'Instance' },
  { value: 'internet_gateway', label: 'Internet gateway' },
  { value: 'drop', label: 'Drop' },
]

/** Where a route leads. */
export function TargetFields({ useField }: EndFieldsProps) {
  return (
    <>
      <EndTypeField label="Target type" types={TYPES} field={useField('targetType')} />
      <TargetValueField useField={useField} />
    </>
  )
}

function TargetValueField({ useField }: EndFieldsProps) {
  const { value: type } = useField('targetType')
  const field = { ...useField('targetValue'), label: 'Target value', isRequired: true }
  switch (type) {
    case 'ip':
      return (
        <TextField
          {...field}
          placeholder="Enter an IP"
          help="An IPv4 or IPv6 address, such as 10.0.1.5"
          isMonospace
        />
      )
    case 'instance':
      return <InstanceField {...field} />
    case 'internet_gateway':
      return <GatewayField {...field} />
    case 'subnet':
    case 'vpc':
      return <TextField {...field} />
    case 'drop':
      return null
  }
}

type NamedFieldProps = Omit<ComboboxProps, 'items'>

function InstanceField(field: NamedFieldProps) {
  const { project } = useVpcParams()
  const instances = useAppSelector(state => selectInstanceChoices(state, project))
  useQueries([allInstancesQuery({ project })])
  return <EndCombobox {...field} placeholder="Select an instance" choices={instances} />
}

function GatewayField(field: NamedFieldProps) {
  const { project, vpc } = useVpcParams()
  const gateways = useAppSelector(state => selectGatewayChoices(state, project, vpc))
  useQueries([allGatewaysQuery({ project, vpc })])
  return <EndCombobox {...field} placeholder="Select an internet gateway" choices={gateways} />
}
