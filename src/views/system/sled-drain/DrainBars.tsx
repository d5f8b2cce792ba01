import { Cpu, MemoryStick } from 'lucide-react'
import { bytesToGib } from '@/lib/size'
import type { Fit } from '@/store/system/sled-drain/fit'
import { Badge } from '@/ui/Badge/Badge'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import styles from './drain.module.css'

const TIMES = [
  ['before', 'now'],
  ['after', 'after'],
] as const

const gib = (bytes: number) => Math.round(bytesToGib(bytes, 0))

/** Threads and memory of the sleds that may take what leaves, now and afterwards. */
export function DrainBars({ fit }: { fit: Fit }) {
  return (
    <div className={styles.bars} role="group" aria-label="The other sleds">
      {TIMES.map(([time, word]) => (
        <CapacityBar
          key={`threads ${time}`}
          title={`Threads ${word}`}
          icon={<Cpu size={16} />}
          usedLabel="In use"
          provisioned={fit[time].threads}
          capacity={fit.capacity.threads}
          capacityLabel="Other sleds"
        />
      ))}
      {TIMES.map(([time, word]) => (
        <CapacityBar
          key={`memory ${time}`}
          title={`Memory ${word}`}
          icon={
            <>
              <MemoryStick size={16} /> <Badge>estimate</Badge>
            </>
          }
          unit="GiB"
          usedLabel="In use"
          provisioned={gib(fit[time].memory)}
          capacity={gib(fit.capacity.memory)}
          capacityLabel="Other sleds"
        />
      ))}
    </div>
  )
}
