import type { Disk, DiskCreate, DiskSource } from '@/api/schema/disks'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { gibToBytes } from '@/lib/size'
import { commandRequested } from '@/store/commands/events'
import { formCollected } from '@/store/forms/events'
import { diskSourceQueries } from './queries'
import { defineForm, type FormParams, type FormSituation } from '@/store/forms/definition'
import { diskSizeError, sizeForSource, type SizedSource } from './size'
import { errorsOf, requiredError } from '@/store/forms/rules'

export type DiskSourceKind = 'blank' | 'snapshot' | 'image'

export interface DiskCreateValues {
  name: string
  description: string
  source: DiskSourceKind
  blockSize: 512 | 2048 | 4096
  snapshotId: string | null
  imageId: string | null
  /** GiB. */
  size: number | null
}

const sizedSource = (
  { source, snapshotId, imageId }: DiskCreateValues,
  { params, read }: FormSituation,
): SizedSource | undefined => {
  const { projectImages, siloImages, snapshots } = diskSourceQueries(params.project ?? '')
  if (source === 'snapshot') {
    const found = read(snapshots)?.items.find(({ id }) => id === snapshotId)
    return found && { kind: 'snapshot', size: found.size }
  }
  if (source === 'image') {
    const images = [...(read(projectImages)?.items ?? []), ...(read(siloImages)?.items ?? [])]
    const found = images.find(({ id }) => id === imageId)
    return found && { kind: 'image', size: found.size }
  }
  return undefined
}

/** Names that a disk collected for a new instance must not have. */
const takenNames = ({ params, read, valuesOf }: FormSituation): readonly string[] => {
  const instance = valuesOf('instanceCreate')
  if (params.mode !== 'collect' || !instance) return []
  const project = params.project ?? ''
  const existing = read({ endpoint: 'diskList', args: { query: { project, limit: 1000 } } })
  const collected = (instance.disks ?? []) as readonly { name: string }[]
  return [
    ...(existing?.items ?? []).map(({ name }) => name),
    ...collected.map(({ name }) => name),
    String(instance.bootDiskName ?? ''),
  ]
}

const toDiskSource = (values: DiskCreateValues): DiskSource => {
  if (values.source === 'snapshot') return { type: 'snapshot', snapshotId: values.snapshotId ?? '' }
  if (values.source === 'image') return { type: 'image', imageId: values.imageId ?? '' }
  return { type: 'blank', blockSize: values.blockSize }
}

const toDiskCreate = (values: DiskCreateValues): DiskCreate => ({
  name: values.name,
  description: values.description,
  size: gibToBytes(values.size ?? 0),
  diskSource: toDiskSource(values),
})

const attachTo = (instance: string, { project = '' }: FormParams, disk: Disk) =>
  commandRequested({
    source: `instanceDiskAttach/${disk.id}`,
    command: {
      endpoint: 'instanceDiskAttach',
      args: { path: { instance }, query: { project }, body: { disk: disk.name } },
    },
    errorTitle: 'Failed to attach disk',
  })

/**
 * A new disk, in one of three modes of `params.mode`: on the disks page (absent), for a running
 * instance's storage (`attach`: created, then attached to `params.instance`), or for an instance
 * that is being created (`collect`: nothing is sent, the disk joins that form's list).
 */
export const diskCreateForm = defineForm<DiskCreateValues, Disk>({
  name: 'diskCreate',
  // Not everybody may see the silo's images, and a blank disk needs none of them.
  queries: ({ project = '' }) =>
    Object.values(diskSourceQueries(project)).map(query => ({ ...query, mayFail: true as const })),
  initial: () => ({
    name: '',
    description: '',
    source: 'blank',
    blockSize: 4096,
    snapshotId: null,
    imageId: null,
    size: 10,
  }),
  adjust(values, changed, situation) {
    const fresh = changed.includes('source')
      ? { blockSize: 4096 as const, snapshotId: null, imageId: null }
      : {}
    const source = sizedSource({ ...values, ...fresh }, situation)
    const hasNewSource = changed.includes('snapshotId') || changed.includes('imageId')
    return hasNewSource && source ? { ...fresh, size: sizeForSource(values.size, source) } : fresh
  },
  check: (values, situation) =>
    errorsOf({
      name:
        nameError('Name', values.name) ??
        (takenNames(situation).includes(values.name) ? 'Name is already in use' : undefined),
      description: descriptionError(values.description),
      ...(values.source === 'snapshot' && {
        snapshotId: requiredError('Source snapshot', values.snapshotId),
      }),
      ...(values.source === 'image' && { imageId: requiredError('Source image', values.imageId) }),
      size: diskSizeError(values.size, sizedSource(values, situation)),
    }),
  toCommand: (values, { params }) =>
    params.mode === 'collect'
      ? null
      : {
          endpoint: 'diskCreate',
          args: { query: { project: params.project ?? '' }, body: toDiskCreate(values) },
        },
  succeeded(disk, values, { params }) {
    if (params.mode === 'collect') {
      const item = { type: 'create', ...toDiskCreate(values) }
      return { followUps: [formCollected({ form: 'instanceCreate', field: 'disks', item })] }
    }
    const toast = { content: ['Disk ', emphasis(disk.name), ' created'] }
    return params.mode === 'attach'
      ? { toast, followUps: [attachTo(params.instance ?? '', params, disk)] }
      : { toast, to: `/projects/${params.project}/disks` }
  },
  leaveTo: ({ mode, project }) => (mode ? undefined : `/projects/${project}/disks`),
})
