import type { InstanceNetworkInterfaceCreate } from '@/api/generated/types'
import { MAX_NETWORK_INTERFACES_PER_INSTANCE } from '@/lib/limits'
import { requestForm } from '@/store/project/forms'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { projectPaths } from '@/store/project/paths'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import type { MiniColumn } from '@/ui/MiniTable/MiniTable'
import { MiniTableField } from '@/ui/MiniTableField/MiniTableField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { useParams } from '@/views/shell/route-context'
import { nameColumn } from './Section'

const TYPES: readonly { value: InstanceCreateValues['networkInterfaceType']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
]

const columns: readonly MiniColumn<InstanceNetworkInterfaceCreate>[] = [
  nameColumn('Name', ({ name }) => name, 22),
  nameColumn('VPC', ({ vpcName }) => vpcName, 22),
  nameColumn('Subnet', ({ subnetName }) => subnetName, 22),
]

function CustomInterfaces() {
  const send = useSend()
  const { project } = useParams(projectPaths.project)
  const { value: interfaces, onChange, ...field } = useField('networkInterfaces')
  const isFull = interfaces.length >= MAX_NETWORK_INTERFACES_PER_INSTANCE
  const add = () => send(requestForm('networkInterfaceCreate', { project, mode: 'collect' }))
  return (
    <MiniTableField
      {...field}
      label="Network interfaces"
      isLabelHidden
      help="The first one becomes the primary one."
      isRequired
      rows={interfaces}
      columns={columns}
      rowKey={({ name }) => name}
      removeLabel={({ name }) => `Remove network interface ${name}`}
      onRemove={removed => onChange(interfaces.filter(each => each !== removed))}
    >
      <Button
        isDisabled={field.isDisabled}
        disabledReason={
          isFull
            ? `An instance can have at most ${MAX_NETWORK_INTERFACES_PER_INSTANCE} network interfaces`
            : undefined
        }
        onPress={add}
      >
        Add network interface
      </Button>
    </MiniTableField>
  )
}

/** The network interfaces of the instance. Entered ones are kept while another type is chosen. */
export function NetworkInterfaceFields() {
  const { onChange, ...field } = useField('networkInterfaceType')
  return (
    <>
      <RadioGroup
        {...field}
        label="Network interface"
        options={TYPES}
        onChange={chosen =>
          onChange(TYPES.find(({ value }) => value === chosen)?.value ?? 'default')
        }
        isInline
        isRequired
      />
      {field.value === 'custom' && <CustomInterfaces />}
    </>
  )
}
