import { selectNewInstance } from '@/store/project/instance-create/choices'
import { selectNewSize, selectNewStorage } from '@/store/project/instance-create/taken'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'
import { QuotaNote } from '../quota/QuotaNote'

/** What the quotas have left with the CPU and memory of the new instance. */
export function HardwareQuota() {
  const taken = useAppSelector(selectNewSize)
  const starts = useAppSelector(state => selectNewInstance(state, 'start'))
  return <QuotaNote taken={taken} when={starts ? 'after this' : 'once it runs'} />
}

/** What the quotas have left with the new disks of the new instance. */
export function StorageQuota() {
  const { project } = useParams(projectPaths.project)
  const storage = useAppSelector(state => selectNewStorage(state, project))
  return <QuotaNote taken={{ storage }} />
}
