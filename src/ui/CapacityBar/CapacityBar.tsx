import type { ReactNode } from 'react'
import { percentage, splitDecimal } from '@/lib/number'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './CapacityBar.module.css'

export interface CapacityBarProps {
  title: string
  icon?: ReactNode
  /** Not shown if it is missing, for counts. */
  unit?: string
  /** In `unit`; counts of addresses can be too large for numbers. */
  provisioned: number | bigint
  /** In `unit`. */
  capacity: number | bigint
  /** Label of the used amount; `Provisioned` by default. */
  usedLabel?: string
  /** Label of the capacity: `Quota`, `Quota (Total)`. */
  capacityLabel: string
  /** Estimated capacity of the hardware in `unit`, if known. */
  estimate?: number | undefined
  /** Hides the unit of the two values, for counts. */
  isUnitHidden?: boolean
  /** True if the numbers were rounded, because they are so large. */
  isInexact?: boolean
}

/** A percentage; a dash if there is no capacity to divide by. */
function Percent({ value }: { value: number }) {
  const { locale } = useLocale()
  const [whole, decimal] = Number.isFinite(value) ? splitDecimal(value, locale) : ['—', '']
  return (
    <div className={styles.percent}>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.decimal}>{decimal}%</span>
    </div>
  )
}

/** The used share of a resource's capacity. */
export function CapacityBar({
  title,
  icon,
  unit,
  provisioned,
  capacity,
  ...props
}: CapacityBarProps) {
  const percent = percentage(provisioned, capacity)
  // Without capacity, any use counts as full and no use as empty.
  const filled = Math.min(Number.isNaN(percent) ? 0 : percent, 100)
  const suffix = unit === undefined || props.isUnitHidden ? '' : ` ${unit}`
  const look = { suffix, isInexact: props.isInexact ?? false }
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          {icon}
          <span>
            {title} {unit !== undefined && <span className={styles.unit}>({unit})</span>}
          </span>
        </div>
        <Percent value={percent} />
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={{ width: `${filled}%` }} />
      </div>
      <dl className={styles.facts}>
        <Fact label={props.usedLabel ?? 'Provisioned'} value={provisioned} {...look} />
        <Fact label={props.capacityLabel} value={capacity} {...look} />
        {props.estimate !== undefined && (
          <Fact label="Estimated capacity" value={props.estimate} {...look} />
        )}
      </dl>
    </div>
  )
}

interface FactProps {
  label: string
  value: number | bigint
  suffix: string
  isInexact: boolean
}

function Fact({ label, value, suffix, isInexact }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      <dd>
        <BigNumber value={value} isInexact={isInexact} />
        <span className={styles.unit}>{suffix}</span>
      </dd>
    </div>
  )
}
