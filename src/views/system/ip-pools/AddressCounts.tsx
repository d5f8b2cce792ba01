import { poolPercent, type AddressCount } from '@/store/system/ip-pools/rules'
import { Badge } from '@/ui/Badge/Badge'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { Row } from '@/ui/Layout/Layout'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import styles from './AddressCounts.module.css'

interface AddressCountsProps {
  count: AddressCount
  /** Whether the first number is what is left, not what is in use. */
  isLeft: boolean
}

/** How many addresses of a pool are left or in use, of how many. */
export function AddressCounts({ count, isLeft }: AddressCountsProps) {
  const { version, allocated, capacity, isInexact } = count
  const percent = poolPercent(count)
  return (
    <div className={styles.count}>
      <Row as="span" gap={2}>
        {version && <Badge isVerbatim>{version}</Badge>}
        <span>
          <BigNumber value={isLeft ? capacity - allocated : allocated} isInexact={isInexact} />
          {isLeft ? ' of ' : ' / '}
          <BigNumber value={capacity} isInexact={isInexact} />
          {isLeft && ' left'}
        </span>
      </Row>
      {percent !== null && <ResourceMeter value={percent} isLeft={isLeft} />}
    </div>
  )
}
