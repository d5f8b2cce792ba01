import { useId, useMemo } from 'react'
import type { Disk, InstanceDiskAttachment } from '@/api/generated/types'
import { formatGib } from '@/lib/size'
import { NOT_KNOWN } from '@/lib/text'
import { requestForm } from '@/store/project/forms'
import { selectAllDisks } from '@/store/project/disks/choices'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { lazy } from '@/ui/lazy/lazy'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { useLimits } from '@/store/release/release'
import { useParams } from '@/views/shell/route-context'
import { Buttons, QuotaPlace, Section, nameColumn } from '@/views/shared/page-form/Section'

const StorageQuota = lazy(async () => (await import('./InstanceQuota')).StorageQuota)

type KnownDisks = readonly Pick<Disk, 'name' | 'size' | 'diskType' | 'readOnly'>[]

/** An existing disk as it was read; undefined for a new one, or if the disks could not be read. */
const existing = (disk: InstanceDiskAttachment, known: KnownDisks) =>
  disk.type === 'attach' ? known.find(({ name }) => name === disk.name) : undefined

const sizeOf = (disk: InstanceDiskAttachment, known: KnownDisks) => {
  const size = disk.type === 'create' ? disk.size : existing(disk, known)?.size
  return size === undefined ? undefined : formatGib(size)
}

/** Whether the disk is new, and what is special about it. */
const typesOf = (disk: InstanceDiskAttachment, known: KnownDisks): readonly string[] => {
  if (disk.type === 'attach') {
    const found = existing(disk, known)
    return [
      disk.type,
      ...(found?.diskType === 'local' ? ['local'] : []),
      ...(found?.readOnly ? ['read-only'] : []),
    ]
  }
  const { diskBackend: backend } = disk
  if (backend.type === 'local') return [disk.type, 'local']
  const { diskSource: source } = backend
  return 'readOnly' in source && source.readOnly ? [disk.type, 'read-only'] : [disk.type]
}

const columnsFor = (known: KnownDisks): readonly MiniColumn<InstanceDiskAttachment>[] => [
  nameColumn('Name', ({ name }) => name, 35),
  {
    header: 'Type',
    text: disk => typesOf(disk, known).join(' '),
    cell: disk => typesOf(disk, known).map(type => <Badge key={type}>{type}</Badge>),
  },
  {
    header: 'Size',
    isUnspoken: true,
    text: disk => sizeOf(disk, known) ?? NOT_KNOWN,
    cell: disk => sizeOf(disk, known) ?? NOT_KNOWN,
  },
]

/** The disks besides the boot disk, new or existing. */
export function DisksSection() {
  const send = useSend()
  const { project } = useParams(projectPaths.project)
  const { value: disks, onChange, ...field } = form.useField('disks')
  const { disks: most } = useLimits()
  const known = useAppSelector(state => selectAllDisks(state, project))
  const columns = useMemo(() => columnsFor(known), [known])
  const isFull = disks.length >= most - 1
  const button = {
    isDisabled: field.isDisabled,
    disabledReason: isFull
      ? `An instance can have at most ${most} disks, its boot disk among them`
      : undefined,
  }
  const params = { project, mode: 'collect' }
  return (
    <Section id={useId()} title="Additional disks" help="More storage: new or existing disks.">
      <MiniTableField
        {...field}
        label="Disks"
        isLabelHidden
        rows={disks}
        columns={columns}
        rowKey={({ name }) => name}
        removeLabel={({ name }) => `Remove disk ${name}`}
        onChange={onChange}
        editLabel={({ name }) => `Edit disk ${name}`}
        onEdit={({ name: edited, type }) =>
          send(requestForm(type === 'create' ? 'diskCreate' : 'diskPick', { ...params, edited }))
        }
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
      <QuotaPlace>
        <StorageQuota isLate />
      </QuotaPlace>
    </Section>
  )
}
