import { useMemo } from 'react'
import type { Field, FieldHook } from '@/store/forms/hooks'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { allInstancesQuery } from '@/store/project/queries'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { projectPaths } from '@/store/project/paths'
import {
  selectGatewayChoices,
  selectInstanceChoices,
  selectSubnetChoices,
  withChosen,
  type EndChoice,
} from '@/store/project/router-routes/choices'
import type { RouteValues } from '@/store/project/router-routes/create.form'
import {
  endLabels,
  type DestinationType,
  type TargetType,
} from '@/store/project/router-routes/rules'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { AddressField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { useParams } from '@/views/shell/route-context'

interface EndFieldsProps {
  /** Has the rules for the fields. */
  form: CheckingForm
  /** Binds the fields to their form. */
  useField: FieldHook<RouteValues>
}

interface EndTypeFieldProps<Type extends string> {
  label: string
  types: readonly { value: Type; label: string }[]
  field: Field<Type>
}

/**
 * The type of one end of a route. Includes a type that is not offered if the route already has it.
 */
function EndTypeField<Type extends keyof typeof endLabels>({
  label,
  types,
  field: { onChange, value, ...field },
}: EndTypeFieldProps<Type>) {
  const isOffered = types.some(type => type.value === value)
  return (
    <Select
      {...field}
      label={label}
      items={isOffered ? types : [...types, { value, label: endLabels[value] }]}
      value={value}
      onChange={chosen => onChange(chosen as Type)}
      isRequired
    />
  )
}

type NamedFieldProps = Omit<ComboboxProps, 'items' | 'isLoading'>

interface EndComboboxProps extends NamedFieldProps {
  /** Undefined while loading. */
  choices: readonly EndChoice[] | undefined
}

/** Chooses the object at one end of a route, by its name. */
function EndCombobox({ choices, ...props }: EndComboboxProps) {
  const { value } = props
  const items = useMemo(() => withChosen(choices ?? [], value), [choices, value])
  return <Combobox {...props} items={items} isLoading={choices === undefined} />
}

const DESTINATION_TYPES: readonly { value: DestinationType; label: string }[] = [
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP network' },
  { value: 'subnet', label: 'Subnet' },
]

/** The destination of a route. */
export function DestinationFields({ form, useField }: EndFieldsProps) {
  const type = useField('destinationType')
  return (
    <>
      <EndTypeField label="Destination type" types={DESTINATION_TYPES} field={type} />
      <DestinationValueField form={form} useField={useField} />
    </>
  )
}

function DestinationValueField({ form, useField }: EndFieldsProps) {
  const { value: type } = useField('destinationType')
  const field = { ...useField('destinationValue'), label: 'Destination value', isRequired: true }
  switch (type) {
    case 'ip':
      return (
        <AddressField
          {...field}
          form={form}
          placeholder="Enter an IP"
          help="An IPv4 or IPv6 address, such as 192.168.1.222."
        />
      )
    case 'ip_net':
      return (
        <BlockField
          {...field}
          form={form}
          placeholder="Enter an IP network"
          help="An IPv4 or IPv6 network, such as 192.168.0.0/16."
        />
      )
    case 'subnet':
      return <SubnetField {...field} />
    case 'vpc':
      return <TextField {...field} />
  }
}

function SubnetField(field: NamedFieldProps) {
  const params = useParams(projectPaths.vpc)
  const subnets = useAppSelector(state => selectSubnetChoices(state, params))
  useQueries([allSubnetsQuery(params)])
  return <EndCombobox {...field} placeholder="Select a subnet" choices={subnets} />
}

const TARGET_TYPES: readonly { value: TargetType; label: string }[] = [
  { value: 'ip', label: 'IP' },
  { value: 'instance', label: 'Instance' },
  { value: 'internet_gateway', label: 'Internet gateway' },
  { value: 'drop', label: 'Drop' },
]

/** The target of a route. */
export function TargetFields({ form, useField }: EndFieldsProps) {
  return (
    <>
      <EndTypeField label="Target type" types={TARGET_TYPES} field={useField('targetType')} />
      <TargetValueField form={form} useField={useField} />
    </>
  )
}

function TargetValueField({ form, useField }: EndFieldsProps) {
  const { value: type } = useField('targetType')
  const field = { ...useField('targetValue'), label: 'Target value', isRequired: true }
  switch (type) {
    case 'ip':
      return (
        <AddressField
          {...field}
          form={form}
          placeholder="Enter an IP"
          help="An IPv4 or IPv6 address, such as 10.0.1.5."
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

function InstanceField(field: NamedFieldProps) {
  const params = useParams(projectPaths.project)
  const instances = useAppSelector(state => selectInstanceChoices(state, params))
  useQueries([allInstancesQuery(params)])
  return <EndCombobox {...field} placeholder="Select an instance" choices={instances} />
}

function GatewayField(field: NamedFieldProps) {
  const params = useParams(projectPaths.vpc)
  const gateways = useAppSelector(state => selectGatewayChoices(state, params))
  useQueries([allGatewaysQuery(params)])
  return <EndCombobox {...field} placeholder="Select an internet gateway" choices={gateways} />
}
