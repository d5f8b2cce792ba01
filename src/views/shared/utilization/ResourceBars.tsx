import { Cpu, HardDrive, MemoryStick } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ResourceUse } from '@/lib/utilization'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import styles from './utilization.module.css'

const ICONS = { cpus: Cpu, memory: MemoryStick, storage: HardDrive }

interface ResourceBarsProps {
  uses: readonly ResourceUse[]
  /**
   * Estimated capacity of the hardware by resource, or what stands for it if it is not known. The
   * bars then show the share of that instead of the share of the quotas.
   */
  capacity?: Record<ResourceUse['id'], number | ReactElement> | ReactElement
}

/** How much CPU, memory and storage is provisioned. */
export function ResourceBars({ uses, capacity }: ResourceBarsProps) {
  return (
    <div className={styles.bars}>
      {uses.map(({ id, title, unit, provisioned, quota, percent }) => {
        const Icon = ICONS[id]
        const shared = { title, icon: <Icon size={16} />, unit, provisioned }
        return capacity ? (
          <CapacityBar
            key={id}
            {...shared}
            quotas={quota}
            capacity={'type' in capacity ? capacity : capacity[id]}
            capacityLabel="Estimated capacity"
            isUnitHidden={id === 'cpus'}
          />
        ) : (
          <CapacityBar
            key={id}
            {...shared}
            percent={percent}
            capacity={quota}
            capacityLabel="Quota"
            isUnitHidden={id === 'cpus'}
          />
        )
      })}
    </div>
  )
}
