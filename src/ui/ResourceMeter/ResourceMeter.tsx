import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './ResourceMeter.module.css'

const levelOf = (percent: number): 'high' | 'raised' | 'low' => {
  if (percent > 75) return 'high'
  return percent > 66 ? 'raised' : 'low'
}

export interface ResourceMeterProps {
  /** In percent used. */
  value: number
}

/** A small warning beside a resource that is running out. */
export function ResourceMeter({ value }: ResourceMeterProps) {
  const label = `${value.toFixed(2)}% used`
  return (
    <Tooltip content={label}>
      <div role="img" aria-label={label} className={styles.meter} data-level={levelOf(value)}>
        <div className={styles.fill} style={{ height: `${Math.min(value, 100)}%` }} />
      </div>
    </Tooltip>
  )
}
