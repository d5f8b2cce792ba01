import type { ReactNode } from 'react'
import { percentage, splitDecimal } from '@/lib/number'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './CapacityBar.module.css'

export interface CapacityBarProps {
  title: string
  icon?: ReactNode
  unit: string
  /** In `unit`; counts of addresses can be too large for numbers. */
  provisioned: number | bigint
  /** In `unit`. */
  capacity: number | bigint
  /** What is spoken for is called: `Provisioned` unless given. */
  usedLabel?: string
  /** What the capacity is called: `Quota`, `Quota (Total)`. */
  capacityLabel: string
  /** In `unit`: what the hardware is estimated to hold, where that is known. */
  estimate?: number | undefined
  /** Leaves the unit out of the two values, where it is a count of things. */
  isUnitHidden?: boolean
}

/** Nothing of nothing is no percentage. */
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

/** How much of a resource is spoken for. */
export function CapacityBar({
  title,
  icon,
  unit,
  provisioned,
  capacity,
  ...props
}: CapacityBarProps) {
  const percent = percentage(provisioned, capacity)
  // Something of nothing is full, nothing of nothing is empty.
  const filled = Math.min(Number.isNaN(percent) ? 0 : percent, 100)
  const suffix = props.isUnitHidden ? '' : ` ${unit}`
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          {icon}
          <span>
            {title} <span className={styles.unit}>({unit})</span>
          </span>
        </div>
        <Percent value={percent} />
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={{ width: `${filled}%` }} />
      </div>
      <dl className={styles.facts}>
        <Fact label={props.usedLabel ?? 'Provisioned'} value={provisioned} suffix={suffix} />
        <Fact label={props.capacityLabel} value={capacity} suffix={suffix} />
        {props.estimate !== undefined && (
          <Fact label="Estimated capacity" value={props.estimate} suffix={suffix} />
        )}
      </dl>
    </div>
  )
}

function Fact({ label, value, suffix }: { label: string; value: number | bigint; suffix: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      <dd>
        <BigNumber value={value} />
        <span className={styles.unit}>{suffix}</span>
      </dd>
    </div>
  )
}
