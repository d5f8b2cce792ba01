import { createSelector } from '@reduxjs/toolkit'
import type { Disk, DiskCreate, DiskSource } from '@/api/generated/types'
import type { NumberEntry } from '@/lib/number-entry'
import { emphasis } from '@/lib/rich-text'
import { gibToBytes } from '@/lib/size'
import { commandRequested } from '@/store/commands/events'
import { formContext } from '@/store/forms/context'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { allProjectImagesQuery } from '../images/queries'
import { diskCollected } from '../instance-create/events'
import { namesOfNewDisks } from '../instance-create/rules'
import type { ProjectForms } from '../forms'
import { projectPaths } from '../paths'
import { allSnapshotsQuery } from '../snapshots/queries'
import { disksOf } from './choices'
import { diskSizeError, diskSizeRule, sizeForSource, type SizedSource } from './size.rules'

export type DiskSourceKind = 'blank' | 'snapshot' | 'image'

export interface DiskCreateValues extends Identity {
  source: DiskSourceKind
  blockSize: 512 | 2048 | 4096
  snapshotId: string | null
  imageId: string | null
  /** GiB. */
  size: NumberEntry
}

const sizedSource = (
  { source, snapshotId, imageId }: Partial<DiskCreateValues>,
  { params: { project }, read }: FormContext<ProjectForms['diskCreate']>,
): SizedSource | undefined => {
  if (source === 'snapshot') {
    const found = read(allSnapshotsQuery({ project }))?.items.find(({ id }) => id === snapshotId)
    return found && { kind: 'snapshot', size: found.size }
  }
  if (source === 'image') {
    const images = [
      ...(read(allProjectImagesQuery({ project }))?.items ?? []),
      ...(read(allSiloImagesQuery)?.items ?? []),
    ]
    const found = images.find(({ id }) => id === imageId)
    return found && { kind: 'image', size: found.size }
  }
  return undefined
}

/** Names that a disk collected for a new instance must not have. */
const takenNames = (context: FormContext<ProjectForms['diskCreate']>): readonly string[] => {
  const { mode, project } = context.params
  if (mode !== 'collect') return []
  const existing = disksOf(context.read, project)
  return [...existing.map(({ name }) => name), ...namesOfNewDisks(context)]
}

const toDiskSource = (values: DiskCreateValues): DiskSource => {
  if (values.source === 'snapshot') return { type: 'snapshot', snapshotId: values.snapshotId ?? '' }
  if (values.source === 'image') return { type: 'image', imageId: values.imageId ?? '' }
  return { type: 'blank', blockSize: values.blockSize }
}

const toDiskCreate = (values: DiskCreateValues): DiskCreate => ({
  name: values.name,
  description: values.description,
  size: gibToBytes(Number(values.size)),
  diskBackend: { type: 'distributed', diskSource: toDiskSource(values) },
})

const attachTo = (instance: string, project: string, disk: Disk) =>
  commandRequested({
    source: `instanceDiskAttach/${disk.id}`,
    command: {
      endpoint: 'instanceDiskAttach',
      args: { path: { instance }, query: { project }, body: { disk: disk.name } },
    },
    errorTitle: 'Failed to attach disk',
  })

/**
 * Creates a disk, in one of three modes of `params.mode`: on the disks page (absent), for a running
 * instance's storage (`attach`: created, then attached to `params.instance`), or for an instance
 * that is being created (`collect`: nothing is sent, the disk is added to that form's list).
 */
export const diskCreateForm = defineForm<DiskCreateValues, Disk, ProjectForms['diskCreate']>({
  name: 'diskCreate',
  initial: () => ({
    ...identityForm.initial(),
    source: 'blank',
    blockSize: 4096,
    snapshotId: null,
    imageId: null,
    size: 10,
  }),
  adjust(values, changed, context) {
    const fresh = changed.includes('source')
      ? { blockSize: 4096 as const, snapshotId: null, imageId: null }
      : {}
    const source = sizedSource({ ...values, ...fresh }, context)
    const hasNewSource = changed.includes('snapshotId') || changed.includes('imageId')
    return hasNewSource && source ? { ...fresh, size: sizeForSource(values.size, source) } : fresh
  },
  check(values, context) {
    const isTaken = takenNames(context).includes(values.name)
    const { name, description } = identityForm.check(values)
    return errorsOf({
      name: name ?? (isTaken ? 'Name is already in use' : undefined),
      description,
      ...(values.source === 'snapshot' && {
        snapshotId: requiredError('Source snapshot', values.snapshotId),
      }),
      ...(values.source === 'image' && { imageId: requiredError('Source image', values.imageId) }),
      size: diskSizeError(values.size, sizedSource(values, context)),
    })
  },
  toCommand: (values, { params }) =>
    params.mode === 'collect'
      ? null
      : {
          endpoint: 'diskCreate',
          args: { query: { project: params.project }, body: toDiskCreate(values) },
        },
  succeeded(disk, values, { params }) {
    if (params.mode === 'collect') {
      return { followUps: [diskCollected({ type: 'create', ...toDiskCreate(values) })] }
    }
    const toast = { content: ['Disk ', emphasis(disk.name), ' created'] }
    return params.mode === 'attach'
      ? { toast, followUps: [attachTo(params.instance ?? '', params.project, disk)] }
      : { toast, to: projectPaths.disks(params) }
  },
  leaveTo: params => (params.mode ? undefined : projectPaths.disks(params)),
})

export const useDiskCreateField = fieldHook(diskCreateForm)

const selectSizedSource = (state: RootState) => {
  const { values, params } = selectForm(state, diskCreateForm.name)?.context ?? {}
  return (
    values &&
    params &&
    sizedSource(
      values as Partial<DiskCreateValues>,
      formContext(state, params as ProjectForms['diskCreate']),
    )
  )
}

/** The validation rule of the size for the chosen source. */
export const selectDiskSizeRule = createSelector(
  [
    (state: RootState) => selectSizedSource(state)?.kind,
    (state: RootState) => selectSizedSource(state)?.size ?? 0,
  ],
  (kind, size) => diskSizeRule(kind && { kind, size }),
)
