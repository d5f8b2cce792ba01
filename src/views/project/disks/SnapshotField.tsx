import { projectPaths } from '@/store/project/paths'
import { useMemo } from 'react'
import { formatBytes } from '@/lib/size'
import { formatDate, type Locale } from '@/lib/time'
import { selectSnapshotChoices, type SnapshotChoiceViewModel } from '@/store/project/disks/choices'
import { useDiskCreateField as useField } from '@/store/project/disks/create.form'
import { allDisksQuery } from '@/store/project/disks/queries'
import { allSnapshotsQuery } from '@/store/project/snapshots/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useParams } from '@/views/shell/route-context'

const toItem = ({ id, name, created, diskName, size }: SnapshotChoiceViewModel, reader: Locale) => {
  const from = diskName === undefined ? '' : ` from ${diskName}`
  return {
    value: id,
    label: name,
    detail: `Created on ${formatDate(created, reader)}${from} / ${formatBytes(size)}`,
  }
}

/** The snapshot that the disk is made from. */
export function SnapshotField() {
  const { project } = useParams(projectPaths.project)
  useQueries([allSnapshotsQuery({ project }), allDisksQuery({ project })])
  const reader = useLocale()
  const snapshots = useAppSelector(state => selectSnapshotChoices(state, project))
  const items = useMemo(
    () => snapshots?.map(snapshot => toItem(snapshot, reader)) ?? [],
    [snapshots, reader],
  )
  const { value, ...field } = useField('snapshotId')
  return (
    <Select
      {...field}
      label="Source snapshot"
      placeholder="Select a snapshot"
      items={items}
      isLoading={snapshots === undefined}
      value={value ?? ''}
      isRequired
    />
  )
}
