import type { ReactElement, ReactNode } from 'react'
import { formatNumber } from '@/lib/number'
import { percentage, splitDecimal } from '@/lib/figures'
import { filled, shareTone } from '@/lib/utilization'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { Row, Text } from '@/ui/Layout/Layout'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './CapacityBar.module.css'

type Amount = number | bigint

export interface CapacityBarProps {
  title: string
  icon?: ReactNode
  /** Not shown if it is missing, for counts. */
  unit?: string
  /** In `unit`; counts of addresses can be too large for numbers. */
  provisioned: Amount
  /** In `unit`; an element that stands for it if it is not known. */
  capacity: Amount | ReactElement
  /** Label of the used amount; `Provisioned` by default. */
  usedLabel?: string
  /** Label of the capacity, which also says what the percentage is of: `Quota`. */
  capacityLabel: string
  /** The sum of the quotas in `unit`, where the capacity is that of the hardware. */
  quotas?: number | undefined
  /** The percentage used of the exact amounts, if those above are rounded. */
  percent?: number
  /** Hides the unit of the values, for counts. */
  isUnitHidden?: boolean
  /** True if the numbers were rounded, because they are so large. */
  isInexact?: boolean
}

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'number' || typeof value === 'bigint'

/** A percentage and what it is of; a dash if there is no capacity to divide by. */
function Percent({ value, of }: { value: number; of: string }) {
  const { locale } = useLocale()
  const [whole, decimal] = Number.isFinite(value) ? splitDecimal(value, locale) : ['—', '']
  return (
    <div className={styles.percent}>
      <span className={styles.whole}>{whole}</span>
      <Text color="text-muted">{decimal}%</Text>
      <span className={styles.of}> of {of}</span>
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
  quotas,
  ...props
}: CapacityBarProps) {
  const { locale } = useLocale()
  const percent =
    props.percent ?? (isAmount(capacity) ? percentage<Amount>(provisioned, capacity) : NaN)
  const suffix = unit === undefined || props.isUnitHidden ? '' : ` ${unit}`
  const look = { suffix, isInexact: props.isInexact ?? false }
  const of = props.capacityLabel.toLowerCase()
  const promised =
    quotas !== undefined && isAmount(capacity) ? percentage<Amount>(quotas, capacity) : NaN
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Row gap={2} fontWeight="medium">
          {icon}
          <span>
            {title}{' '}
            {unit !== undefined && (
              <Text color="text-faint" fontWeight="regular">
                ({unit})
              </Text>
            )}
          </span>
        </Row>
        {isAmount(capacity) && <Percent value={percent} of={of} />}
      </div>
      <div className={styles.track}>
        <div
          className={styles.fill}
          data-level={shareTone(percent)}
          style={{ width: `${filled(percent)}%` }}
        />
      </div>
      <dl className={styles.facts}>
        <Fact label={props.usedLabel ?? 'Provisioned'} value={provisioned} {...look} />
        {quotas !== undefined && (
          <Fact
            label="Quotas"
            value={quotas}
            {...look}
            {...(Number.isFinite(promised) && { note: `${formatNumber(promised, locale)}%` })}
          />
        )}
        <Fact label={props.capacityLabel} value={capacity} {...look} />
      </dl>
    </div>
  )
}

interface FactProps {
  label: string
  value: CapacityBarProps['capacity']
  suffix: string
  isInexact: boolean
  note?: string
}

function Fact({ label, value, suffix, isInexact, note }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text as="dt" color="text-muted" fontSize="sm">
        {label}
      </Text>
      <dd>
        {isAmount(value) ? <BigNumber value={value} isInexact={isInexact} /> : value}
        {isAmount(value) && (
          <Text color="text-faint" fontWeight="regular">
            {suffix}
          </Text>
        )}
        {note !== undefined && (
          <Text color="text-muted" fontSize="sm" display="block">
            {' '}
            ({note} of capacity)
          </Text>
        )}
      </dd>
    </div>
  )
}
