import { createSelector } from '@reduxjs/toolkit'
import type { Disk, DiskBackend, DiskCreate, DiskSource, DiskType } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { numberError, type NumberEntry } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import { emphasis } from '@/lib/rich-text'
import { GIB, gibToBytes } from '@/lib/size'
import { commandRequested } from '@/store/commands/events'
import { formContext, selectForm, selectFormValue } from '@/store/forms/selectors'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { allSiloImagesQuery } from '@/store/silo/queries'
import { allProjectImagesQuery, allSnapshotsQuery } from '../queries'
import { diskCollected } from '../instance-create/events'
import { namesOfNewDisks, newDisks } from '../instance-create/rules'
import type { ProjectForms } from '../forms'
import { projectPaths } from '../paths'
import { disksOf } from './choices'
import {
  diskSizeError,
  diskSizeRule,
  LOCAL_DISK_SIZE,
  sizeForSource,
  type SizedSource,
} from './size.rules'

export type DiskSourceKind = 'blank' | 'snapshot' | 'image'

export interface DiskCreateValues extends Identity {
  diskType: DiskType
  source: DiskSourceKind
  blockSize: 512 | 2048 | 4096
  snapshotId: string | null
  imageId: string | null
  /** For disks made from a snapshot or an image, whose size they then have exactly. */
  isReadOnly: boolean
  /** GiB. */
  size: NumberEntry
}

const DEFAULT_GIB = 10
const BAD_REQUEST = 400

/** Local disks have no source. */
const sizedSource = (
  { diskType, source, snapshotId, imageId }: Partial<DiskCreateValues>,
  { params: { project }, read }: FormContext<ProjectForms['diskCreate']>,
): SizedSource | undefined => {
  if (diskType === 'local') return undefined
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

/** The source that the form opens with, if it is there. */
const givenSource = (context: FormContext<ProjectForms['diskCreate']>) => {
  const { image: imageId = null, snapshot: snapshotId = null } = context.params
  const source: DiskSourceKind = imageId ? 'image' : 'snapshot'
  const given = { source, imageId, snapshotId }
  const found = sizedSource(given, context)
  return found && { ...given, size: sizeForSource(DEFAULT_GIB, found) }
}

/** The size in bytes that a read-only disk has of its source; undefined for all others. */
const fixedSize = (
  values: Partial<DiskCreateValues>,
  context: FormContext<ProjectForms['diskCreate']>,
): number | undefined => (values.isReadOnly ? sizedSource(values, context)?.size : undefined)

const sizeError = (
  values: DiskCreateValues,
  context: FormContext<ProjectForms['diskCreate']>,
): string | undefined => {
  if (fixedSize(values, context) !== undefined) return undefined
  return values.diskType === 'local'
    ? numberError(values.size, { label: 'Disk size', ...LOCAL_DISK_SIZE })
    : diskSizeError(values.size, sizedSource(values, context))
}

/** Names that a disk collected for a new instance must not have. */
const takenNames = (context: FormContext<ProjectForms['diskCreate']>): readonly string[] => {
  const { mode, project } = context.params
  if (mode !== 'collect') return []
  const existing = disksOf(context.read, project)
  return [...existing.map(({ name }) => name), ...namesOfNewDisks(context, context.params.edited)]
}

type CreateContext = FormContext<ProjectForms['diskCreate']>

const toDiskSource = (values: DiskCreateValues, { release }: CreateContext): DiskSource => {
  const { source, snapshotId, imageId, isReadOnly: readOnly } = values
  const mode = supports(release, 'readOnlyDisks') ? { readOnly } : {}
  if (source === 'snapshot') return { type: 'snapshot', snapshotId: snapshotId ?? '', ...mode }
  if (source === 'image') return { type: 'image', imageId: imageId ?? '', ...mode }
  return { type: 'blank', blockSize: values.blockSize }
}

const toBackend = (values: DiskCreateValues, context: CreateContext): DiskBackend =>
  values.diskType === 'local'
    ? { type: 'local' }
    : { type: 'distributed', diskSource: toDiskSource(values, context) }

const toDiskCreate = (values: DiskCreateValues, context: CreateContext): DiskCreate => ({
  name: values.name,
  description: values.description,
  size: fixedSize(values, context) ?? gibToBytes(Number(values.size)),
  diskBackend: toBackend(values, context),
})

const valuesOfSource = (source: DiskSource): Partial<DiskCreateValues> => {
  if (source.type === 'snapshot')
    return { source: 'snapshot', snapshotId: source.snapshotId, isReadOnly: !!source.readOnly }
  if (source.type === 'image')
    return { source: 'image', imageId: source.imageId, isReadOnly: !!source.readOnly }
  return { source: 'blank', blockSize: source.blockSize }
}

/** The values of a disk that was collected for a new instance and is edited. */
const editedValues = (context: CreateContext): Partial<DiskCreateValues> => {
  const disk = newDisks(context).find(({ name }) => name === context.params.edited)
  if (disk?.type !== 'create') return {}
  const { name, description, size, diskBackend: backend } = disk
  return {
    name,
    description,
    size: Math.ceil(size / GIB),
    diskType: backend.type,
    ...(backend.type === 'distributed' && valuesOfSource(backend.diskSource)),
  }
}

const attachTo = (instance: string, project: string, disk: Disk) =>
  commandRequested({
    source: `instanceDiskAttach/${disk.id}`,
    command: {
      endpoint: 'instanceDiskAttach',
      args: { path: { instance }, query: { project }, body: { disk: disk.name } },
    },
    errorTitle: 'Could not attach disk',
  })

const sourceErrors = ({ source, snapshotId, imageId }: DiskCreateValues) => ({
  ...(source === 'snapshot' && { snapshotId: requiredError('Source snapshot', snapshotId) }),
  ...(source === 'image' && { imageId: requiredError('Source image', imageId) }),
})

/**
 * Creates a disk, in one of three modes of `params.mode`: on the disks page (absent), for a running
 * instance's storage (`attach`: created, then attached to `params.instance`), or for an instance
 * that is being created (`collect`: nothing is sent, the disk is added to that form's list, or
 * replaces the one named `params.edited`).
 * `params.image` and `params.snapshot` are ids of the source to begin with.
 */
export const diskCreateForm = defineForm<DiskCreateValues, Disk, ProjectForms['diskCreate']>({
  name: 'diskCreate',
  features: { isReadOnly: ['readOnlyDisks', 'Make disk read-only'] },
  tidies: { size: readGib },
  initial: context => ({
    ...identityForm.initial(),
    diskType: 'distributed',
    source: 'blank',
    blockSize: 4096,
    snapshotId: null,
    imageId: null,
    isReadOnly: false,
    size: DEFAULT_GIB,
    ...givenSource(context),
    ...editedValues(context),
  }),
  adjust(values, changed, context) {
    const fresh = changed.includes('source')
      ? { blockSize: 4096 as const, snapshotId: null, imageId: null, isReadOnly: false }
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
      ...(values.diskType === 'distributed' && sourceErrors(values)),
      size: sizeError(values, context),
    })
  },
  toCommand: (values, context) =>
    context.params.mode === 'collect'
      ? null
      : {
          endpoint: 'diskCreate',
          args: {
            query: { project: context.params.project },
            body: toDiskCreate(values, context),
          },
        },
  succeeded(created, values, context) {
    const { params } = context
    if (params.mode === 'collect') {
      const disk = { type: 'create' as const, ...toDiskCreate(values, context) }
      return { followUps: [diskCollected(disk, params.edited)] }
    }
    const toast = { content: ['Disk ', emphasis(created.name), ' created'] }
    return params.mode === 'attach'
      ? { toast, followUps: [attachTo(params.instance ?? '', params.project, created)] }
      : { toast, to: projectPaths.disks(params) }
  },
  // Only the server knows the largest physical disk.
  fieldErrors: ({ statusCode, errorCode, message }, { diskType }): Record<string, string> =>
    diskType === 'local' && statusCode === BAD_REQUEST && errorCode !== 'ObjectAlreadyExists'
      ? { size: message }
      : {},
  leaveTo: params => (params.mode ? undefined : projectPaths.disks(params)),
})

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

/** The validation rule of the size for the chosen type and source. */
export const selectDiskSizeRule = createSelector(
  [
    (state: RootState) => selectSizedSource(state)?.kind,
    (state: RootState) => selectSizedSource(state)?.size ?? 0,
    (state: RootState) => selectFormValue(state, diskCreateForm.name, 'diskType'),
  ],
  (kind, size, type) => (type === 'local' ? LOCAL_DISK_SIZE : diskSizeRule(kind && { kind, size })),
)

/** The size of the disk in bytes, unless the page of a new instance counts it with others. */
export const selectNewDiskSize = (state: RootState): number | undefined => {
  const open = selectForm(state, diskCreateForm.name)?.context
  const values = open?.values as DiskCreateValues | undefined
  if (!open || !values || open.params.mode === 'collect') return undefined
  const context = formContext(state, open.params as ProjectForms['diskCreate'])
  return toDiskCreate(values, context).size
}

/** The size of the chosen source in bytes; undefined if none is chosen. */
export const selectSourceSize = (state: RootState): number | undefined =>
  selectSizedSource(state)?.size
