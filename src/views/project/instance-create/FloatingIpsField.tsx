import { requestForm } from '@/store/project/forms'
import {
  selectChosenFloatingIps,
  selectFreeFloatingIps,
  selectHasFloatingIps,
  selectIsWithoutInterface,
} from '@/store/project/instance-create/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button, type ButtonProps } from '@/ui/Button/Button'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Field } from '@/ui/Field/Field'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { useSupports } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { Buttons, nameColumn } from '@/views/shared/page-form/Section'
import { allFloatingIpsQuery } from '@/store/project/queries'
import { KnownPart } from '@/views/shared/unknown/Known'

const columns: readonly MiniColumn<{ name: string; ip: string }>[] = [
  nameColumn('Name', ({ name }) => name, 35),
  { header: 'IP', text: ({ ip }) => ip, cell: ({ ip }) => <code translate="no">{ip}</code> },
]

/** Why the instance can have no floating IP; undefined if it can. */
const useReasonNone = () => {
  const isWithoutInterface = useAppSelector(selectIsWithoutInterface)
  return useSupports('dualStack') && isWithoutInterface
    ? 'A floating IP needs a network interface'
    : undefined
}

type NewFloatingIpProps = Pick<ButtonProps, 'isDisabled' | 'disabledReason'>

const label = {
  label: 'Floating IPs',
  labelAside: (
    <TipIcon about="Floating IPs">
      Floating IPs outlive the instances they are attached to, and can move from one to another.
    </TipIcon>
  ),
}

function NewFloatingIp({ project, ...button }: { project: string } & NewFloatingIpProps) {
  const send = useSend()
  return (
    <Button
      {...button}
      onPress={() => send(requestForm('floatingIpCreate', { project, mode: 'collect' }))}
    >
      New floating IP
    </Button>
  )
}

function NoFloatingIps({ project }: { project: string }) {
  const { isDisabled } = form.useField('floatingIps')
  const disabledReason = useReasonNone()
  return (
    <Field {...label} kind="group" name="floatingIps" isOptionalHidden>
      {() => (
        <KnownPart queries={[allFloatingIpsQuery({ project })]} what="floating IPs">
          <EmptyState
            title="No floating IPs found"
            body="Create a floating IP to attach it to this instance."
            action={<NewFloatingIp project={project} {...{ isDisabled, disabledReason }} />}
          />
        </KnownPart>
      )}
    </Field>
  )
}

function ChosenFloatingIps({ project }: { project: string }) {
  const send = useSend()
  const { value: _names, onChange, ...field } = form.useField('floatingIps')
  const chosen = useAppSelector(state => selectChosenFloatingIps(state, project))
  const hasFree = useAppSelector(state => selectFreeFloatingIps(state, project).length > 0)
  const reason = useReasonNone()
  return (
    <MiniTableField
      {...field}
      {...label}
      rows={chosen}
      columns={columns}
      rowKey={({ name }) => name}
      removeLabel={({ name }) => `Remove floating IP ${name}`}
      onChange={left => onChange(left.map(({ name }) => name))}
    >
      <Buttons>
        <Button
          isDisabled={field.isDisabled}
          disabledReason={reason ?? (hasFree ? undefined : 'No floating IPs available')}
          onPress={() => send(requestForm('floatingIpPick', { project }))}
        >
          Attach floating IP
        </Button>
        <NewFloatingIp project={project} isDisabled={field.isDisabled} disabledReason={reason} />
      </Buttons>
    </MiniTableField>
  )
}

/** External addresses that can outlive the instance. */
export function FloatingIpsField() {
  const { project } = useParams(projectPaths.project)
  const hasAny = useAppSelector(state => selectHasFloatingIps(state, project))
  return hasAny ? <ChosenFloatingIps project={project} /> : <NoFloatingIps project={project} />
}
