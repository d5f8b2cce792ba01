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
  /** Whether the bar shows what is left, as a number beside it does. */
  isLeft?: boolean
  /** How serious that is; by default as for quotas. */
  level?: MeterLevel
}

/** A small bar that tells how much of a resource is used, in the color of how serious that is. */
export function ResourceMeter({ value, isLeft, level = levelOf(value) }: ResourceMeterProps) {
  const shown = isLeft ? 100 - value : value
  const label = `${shown.toFixed(2)}% ${isLeft ? 'left' : 'used'}`
  return (
    <Tooltip content={label}>
      <div role="img" aria-label={label} className={styles.meter} data-level={level}>
        <div className={styles.fill} style={{ width: `${Math.min(shown, 100)}%` }} />
      </div>
    </Tooltip>
  )
}
