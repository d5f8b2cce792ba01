import { selectStorage } from '@/store/project/instance-storage/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { useInstanceParams } from '../instance/use-instance-params'
import { BootDiskCard } from './BootDiskCard'
import { OtherDisksCard } from './OtherDisksCard'

/** The disks of an instance. */
export function StorageTab() {
  const { project, instance } = useInstanceParams()
  const storage = useAppSelector(state => selectStorage(state, project, instance))
  if (!storage) return null
  return (
    <CardStack>
      <BootDiskCard disk={storage.bootDisk} outlook={storage.withoutBootDisk} />
      <OtherDisksCard disks={storage.others} adding={storage.adding} />
    </CardStack>
  )
}
