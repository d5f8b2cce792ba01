import type { InstanceNetworkInterfaceCreate, PrivateIpStackCreate } from '@/api/generated/types'
import { MAX_NETWORK_INTERFACES_PER_INSTANCE } from '@/lib/limits'
import { usePress } from '@/store/forms/hooks'
import { requestForm } from '@/store/project/forms'
import { selectVpcFacts } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { Truncate } from '@/ui/Truncate/Truncate'
import { useSupported, useSupports, type Supported } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { nameColumn } from '@/views/shared/page-form/Section'

const TYPES: readonly { value: InstanceCreateValues['networkInterfaceType']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
]

const STACKS: Record<PrivateIpStackCreate['type'], string> = {
  dual_stack: 'IPv4 and IPv6',
  v4: 'IPv4 only',
  v6: 'IPv6 only',
}

const columns: readonly Supported<MiniColumn<InstanceNetworkInterfaceCreate>>[] = [
  nameColumn('Name', ({ name }) => name, 22),
  nameColumn('VPC', ({ vpcName }) => vpcName, 22),
  nameColumn('Subnet', ({ subnetName }) => subnetName, 22),
  {
    header: 'IP configuration',
    needs: 'dualStack',
    text: ({ ipConfig }) => STACKS[ipConfig?.type ?? 'dual_stack'],
  },
]

/** The first interface becomes the primary one. */
function InterfaceName({ name, isPrimary }: { name: string; isPrimary: boolean }) {
  return (
    <>
      <Truncate text={name} max={22} /> {isPrimary && <Badge tone="success">primary</Badge>}
    </>
  )
}

const withPrimary = (
  [, ...others]: readonly MiniColumn<InstanceNetworkInterfaceCreate>[],
  primary: InstanceNetworkInterfaceCreate | undefined,
): readonly MiniColumn<InstanceNetworkInterfaceCreate>[] => [
  {
    header: 'Name',
    text: ({ name }) => name,
    cell: each => <InterfaceName name={each.name} isPrimary={each === primary} />,
  },
  ...others,
]

function CustomInterfaces() {
  const send = useSend()
  const { project } = useParams(projectPaths.project)
  const { value: interfaces, onChange, ...field } = form.useField('networkInterfaces')
  const isDualStack = useSupports('dualStack')
  const shown = useSupported(columns)
  const isFull = interfaces.length >= MAX_NETWORK_INTERFACES_PER_INSTANCE
  const open = (edited?: string) =>
    send(
      requestForm('networkInterfaceCreate', {
        project,
        mode: 'collect',
        ...(edited && { edited }),
      }),
    )
  return (
    <MiniTableField
      {...field}
      label="Network interfaces"
      isLabelHidden
      help="The first one becomes the primary one."
      isRequired
      rows={interfaces}
      columns={isDualStack ? withPrimary(shown, interfaces[0]) : shown}
      rowKey={({ name }) => name}
      removeLabel={({ name }) => `Remove network interface ${name}`}
      onChange={onChange}
      editLabel={({ name }) => `Edit network interface ${name}`}
      onEdit={({ name }) => open(name)}
    >
      <Button
        isDisabled={field.isDisabled}
        disabledReason={
          isFull
            ? `An instance can have at most ${MAX_NETWORK_INTERFACES_PER_INSTANCE} network interfaces`
            : undefined
        }
        onPress={() => open()}
      >
        Add network interface
      </Button>
    </MiniTableField>
  )
}

const CONFIGURATIONS = [
  { value: 'v4 v6', label: 'IPv4 and IPv6' },
  { value: 'v4', label: 'IPv4 only' },
  { value: 'v6', label: 'IPv6 only' },
]

/** The IP versions of the default interface. */
function DefaultVersions() {
  const { value: versions, ...field } = form.useField('defaultVersions')
  return (
    <Select
      {...field}
      label="IP configuration"
      items={CONFIGURATIONS}
      value={versions.join(' ')}
      onChange={usePress(form, 'defaultVersions')}
      isRequired
    />
  )
}

/** Says that there is no VPC to be in, with a way to one. */
function NoVpcs({ project }: { project: string }) {
  return (
    <Message
      tone="notice"
      link={{ label: 'Create VPC', href: projectPaths.vpcCreate({ project }) }}
    >
      The project has no VPC, so the instance can have no network interface.
    </Message>
  )
}

type TypeChoice = (typeof TYPES)[number] & { isDisabled?: boolean; help?: string }

/** The types in order of use, where each needs a VPC. */
const typesFor = (hasDefault: boolean, isEmpty: boolean): readonly TypeChoice[] => [
  {
    value: 'default',
    label: 'Default',
    ...(!hasDefault && {
      isDisabled: true,
      help: 'Needs a VPC named default with a subnet named default',
    }),
  },
  {
    value: 'custom',
    label: 'Custom',
    ...(isEmpty && { isDisabled: true, help: 'Needs a VPC' }),
  },
  { value: 'none', label: 'None' },
]

/** The network interfaces of the instance. Entered ones are kept while another type is chosen. */
export function NetworkInterfaceFields() {
  const { project } = useParams(projectPaths.project)
  const isDualStack = useSupports('dualStack')
  const { hasDefault, isEmpty } = useAppSelector(state => selectVpcFacts(state, project))
  const field = form.useField('networkInterfaceType')
  return (
    <>
      {isDualStack && isEmpty && <NoVpcs project={project} />}
      <RadioGroup
        {...field}
        label="Network interface"
        options={isDualStack ? typesFor(hasDefault, isEmpty) : TYPES}
        isInline
        isRequired
      />
      {isDualStack && field.value === 'default' && <DefaultVersions />}
      {field.value === 'custom' && <CustomInterfaces />}
    </>
  )
}
