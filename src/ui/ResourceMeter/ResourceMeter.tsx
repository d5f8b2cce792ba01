import { filled, shareTone } from '@/lib/utilization'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './ResourceMeter.module.css'

export interface ResourceMeterProps {
  /** In percent used. */
  value: number
  /** Whether the bar shows what is left, as a number beside it does. */
  isLeft?: boolean
}

/** A small bar that tells how much of a resource is used, in the color of how serious that is. */
export function ResourceMeter({ value, isLeft }: ResourceMeterProps) {
  // Anything out of a quota of 0 is all of it.
  const used = Number.isFinite(value) ? value : filled(value)
  const shown = isLeft ? 100 - used : used
  const label = `${shown.toFixed(2)}% ${isLeft ? 'left' : 'used'}`
  return (
    <Tooltip content={label}>
      <div role="img" aria-label={label} className={styles.meter} data-level={shareTone(used)}>
        <div className={styles.fill} style={{ width: `${filled(shown)}%` }} />
      </div>
    </Tooltip>
  )
}
