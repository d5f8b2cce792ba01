import { Cpu, HardDrive, MemoryStick } from 'lucide-react'
import type { ResourceUse } from '@/lib/utilization'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import styles from './ResourceBars.module.css'

const ICONS = { cpus: Cpu, memory: MemoryStick, storage: HardDrive }

interface ResourceBarsProps {
  uses: readonly ResourceUse[]
  /** Label of the quotas: `Quota`, `Quota (Total)`. */
  quotaLabel: string
  /** Estimated capacity of the hardware by resource, if known. */
  estimate?: Record<ResourceUse['id'], number> | undefined
}

/** How much CPU, memory and storage is provisioned. */
export function ResourceBars({ uses, quotaLabel, estimate }: ResourceBarsProps) {
  return (
    <div className={styles.bars}>
      {uses.map(({ id, title, unit, provisioned, quota }) => {
        const Icon = ICONS[id]
        return (
          <CapacityBar
            key={id}
            title={title}
            icon={<Icon size={16} />}
            unit={unit}
            provisioned={provisioned}
            capacity={quota}
            capacityLabel={quotaLabel}
            estimate={estimate?.[id]}
            isUnitHidden={id === 'cpus'}
          />
        )
      })}
    </div>
  )
}
