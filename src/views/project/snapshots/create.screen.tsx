import { projectPaths } from '@/store/project/paths'
import { allDisksQuery } from '@/store/project/queries'
import {
  selectSnapshottableDisks,
  snapshotCreateForm as form,
} from '@/store/project/snapshots/create.form'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { useMoreDisks } from '../disks/use-disk-choices'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'

function Disk() {
  const { project } = useParams(projectPaths.project)
  useQueries([allDisksQuery({ project })])
  useMoreDisks()
  const items = useAppSelector(state => selectSnapshottableDisks(state, project))
  return (
    <Combobox
      {...form.useField('disk')}
      label="Disk"
      placeholder="Select a disk"
      help={items.length === 0 ? 'The project has no disk that can be snapshotted now.' : undefined}
      items={items}
      isRequired
    />
  )
}

/** The open form of a new snapshot, on its route or requested over a screen. */
function SnapshotCreateModal() {
  return (
    <SideForm form={form} title="Create snapshot">
      <IdentityFields useField={form.useField} />
      <Disk />
    </SideForm>
  )
}

export { form, SnapshotCreateModal as View }
