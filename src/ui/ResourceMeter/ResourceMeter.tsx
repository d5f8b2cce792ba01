import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './ResourceMeter.module.css'

type MeterLevel = 'high' | 'raised' | 'low'

const levelOf = (percent: number): MeterLevel => {
  if (percent > 75) return 'high'
  return percent > 66 ? 'raised' : 'low'
}

export interface ResourceMeterProps {
  /** In percent used. */
  value: number
  /** How serious that is; by default as for quotas. */
  level?: MeterLevel
}

/** A small bar that tells how much of a resource is used, in the color of how serious that is. */
export function ResourceMeter({ value, level = levelOf(value) }: ResourceMeterProps) {
  const label = `${value.toFixed(2)}% used`
  return (
    <Tooltip content={label}>
      <div role="img" aria-label={label} className={styles.meter} data-level={level}>
        <div className={styles.fill} style={{ width: `${Math.min(value, 100)}%` }} />
      </div>
    </Tooltip>
  )
}
