import { useId } from 'react'
import type { InstanceDiskAttachment } from '@/api/generated/types'
import { MAX_DISKS_PER_INSTANCE } from '@/lib/limits'
import { formatGib } from '@/lib/size'
import { requestForm } from '@/store/project/forms'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useSend } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import type { MiniColumn } from '@/ui/MiniTable/MiniTable'
import { MiniTableField } from '@/ui/MiniTableField/MiniTableField'
import { useParams } from '@/views/shell/route-context'
import { Buttons, Section, nameColumn } from './Section'

const sizeOf = (disk: InstanceDiskAttachment) =>
  disk.type === 'create' ? formatGib(disk.size) : '—'

const columns: readonly MiniColumn<InstanceDiskAttachment>[] = [
  nameColumn('Name', ({ name }) => name, 35),
  {
    header: 'Type',
    text: ({ type }) => type,
    cell: ({ type }) => <Badge>{type}</Badge>,
  },
  {
    header: 'Size',
    isUnspoken: true,
    text: sizeOf,
    cell: disk => (disk.type === 'create' ? sizeOf(disk) : <EmptyCell />),
  },
]

/** The disks besides the boot disk, new or existing. */
export function DisksSection() {
  const send = useSend()
  const { project } = useParams(projectPaths.project)
  const { value: disks, onChange, ...field } = useField('disks')
  const isFull = disks.length >= MAX_DISKS_PER_INSTANCE - 1
  const button = {
    isDisabled: field.isDisabled,
    disabledReason: isFull
      ? `An instance can have at most ${MAX_DISKS_PER_INSTANCE} disks, its boot disk among them`
      : undefined,
  }
  const params = { project, mode: 'collect' }
  return (
    <Section
      id={useId()}
      title="Additional disks"
      help="More storage, made with the instance or existing already."
    >
      <MiniTableField
        {...field}
        label="Disks"
        isLabelHidden
        rows={disks}
        columns={columns}
        rowKey={({ name }) => name}
        removeLabel={({ name }) => `Remove disk ${name}`}
        onRemove={removed => onChange(disks.filter(disk => disk !== removed))}
      >
        <Buttons>
          <Button {...button} onPress={() => send(requestForm('diskCreate', params))}>
            Create new disk
          </Button>
          <Button {...button} onPress={() => send(requestForm('diskPick', params))}>
            Attach existing disk
          </Button>
        </Buttons>
      </MiniTableField>
    </Section>
  )
}
