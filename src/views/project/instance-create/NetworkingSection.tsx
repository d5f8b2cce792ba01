import { useId } from 'react'
import type { MulticastGroupJoinSpec } from '@/api/generated/types'
import { MAX_MULTICAST_GROUPS_PER_INSTANCE } from '@/lib/limits'
import { requestForm } from '@/store/project/forms'
import { selectNewInstance } from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { TextField } from '@/ui/TextField/TextField'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { nameColumn, Section } from '@/views/shared/page-form/Section'
import { useParams } from '@/views/shell/route-context'
import { DualStackEphemeralIps } from './DualStackEphemeralIps'
import { FloatingIpsField } from './FloatingIpsField'
import { NetworkInterfaceFields } from './NetworkInterfaceFields'

const columns: readonly MiniColumn<MulticastGroupJoinSpec>[] = [
  nameColumn('Group', ({ group }) => group, 28),
  { header: 'Sources', text: ({ sourceIps }) => sourceIps?.join(', ') ?? 'any' },
]

/** The multicast groups that the instance joins. */
function MulticastGroupsField() {
  const send = useSend()
  const { project } = useParams(projectPaths.project)
  const { value: groups, onChange, ...field } = form.useField('multicastGroups')
  const isFull = groups.length >= MAX_MULTICAST_GROUPS_PER_INSTANCE
  return (
    <MiniTableField
      {...field}
      label="Multicast groups"
      help="Experimental: the API of multicast groups may change."
      rows={groups}
      columns={columns}
      rowKey={({ group }) => group}
      removeLabel={({ group }) => `Remove multicast group ${group}`}
      onChange={onChange}
    >
      <Button
        isDisabled={field.isDisabled}
        disabledReason={
          isFull
            ? `An instance can be in at most ${MAX_MULTICAST_GROUPS_PER_INSTANCE} multicast groups`
            : undefined
        }
        onPress={() => send(requestForm('multicastGroupJoin', { project }))}
      >
        Join multicast group
      </Button>
    </MiniTableField>
  )
}

/** How the instance is reached, on racks with both IP versions. */
export function NetworkingSection() {
  const hasMulticast = useSupports('multicastGroups')
  return (
    <Section
      id={useId()}
      title="Networking"
      help="How the instance connects to networks. External subnets can be attached later, on its networking tab."
    >
      <NetworkInterfaceFields />
      <DualStackEphemeralIps />
      <FloatingIpsField />
      <HostnameField />
      {hasMulticast && <MulticastGroupsField />}
    </Section>
  )
}

/** The name that the instance gives itself. */
export function HostnameField() {
  const name = useAppSelector(state => selectNewInstance(state, 'name'))
  return (
    <TextField
      {...form.useField('hostname')}
      label="Hostname"
      placeholder={name}
      help="Leave empty to use the name of the instance."
    />
  )
}
