import { selectStorage } from '@/store/project/instance-storage/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { useInstanceParams } from '../instance/use-instance-params'
import { BootDiskCard } from './BootDiskCard'
import { OtherDisksCard } from './OtherDisksCard'
import styles from './StorageTab.module.css'

/** The disks of an instance. */
export function StorageTab() {
  const { project, instance } = useInstanceParams()
  const storage = useAppSelector(state => selectStorage(state, project, instance))
  if (!storage) return null
  return (
    <div className={styles.cards}>
      <BootDiskCard disk={storage.bootDisk} outlook={storage.withoutBootDisk} />
      <OtherDisksCard disks={storage.others} adding={storage.adding} />
    </div>
  )
}
