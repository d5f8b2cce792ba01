import { projectPaths } from '@/store/project/paths'
import { selectBootDisks } from '@/store/project/instance-create/choices'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { useParams } from '@/views/shell/route-context'
import { useMoreDisks } from '../disks/use-more-disks'
import { EmptyChoice } from './EmptyChoice'

/** Booting from a disk that exists already. */
export function ExistingDiskTab() {
  const { project } = useParams(projectPaths.project)
  const disks = useAppSelector(state => selectBootDisks(state, project))
  const field = useField('bootDisk')
  useMoreDisks()
  if (disks.length === 0) {
    return (
      <EmptyChoice
        label="Disk"
        field={field}
        title="No detached disks found"
        body="Only disks that no instance has can be booted from."
      />
    )
  }
  return (
    <Combobox
      {...field}
      label="Disk"
      placeholder="Select a disk"
      help="Disks of the project that no instance has."
      items={disks}
      isRequired
    />
  )
}
