import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIpPoolUtilization,
  type AddressCountViewModel,
} from '@/store/system/ip-pools/utilization'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import styles from './IpPoolView.module.css'

/** How much of a pool is in use, by the families of addresses that it has. */
export function PoolUtilizationBars({ pool }: { pool: string }) {
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, pool))
  if (!utilization) return null
  const { ipv4, ipv6 } = utilization
  if (ipv4.capacity === 0n && ipv6.capacity === 0n) return null
  return (
    <div className={styles.bars}>
      <Bar title="IPv4" {...ipv4} />
      <Bar title="IPv6" {...ipv6} />
    </div>
  )
}

function Bar({ title, allocated, capacity }: AddressCountViewModel & { title: string }) {
  if (capacity === 0n) return null
  return (
    <CapacityBar
      title={title}
      unit="IPs"
      usedLabel="Allocated"
      provisioned={allocated}
      capacity={capacity}
      capacityLabel="Capacity"
      isUnitHidden
    />
  )
}
