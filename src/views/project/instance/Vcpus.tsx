import { formatNumber } from '@/lib/number'
import styles from './Vcpus.module.css'

/** A number of virtual CPUs: `2 vCPUs`. */
export function Vcpus({ count }: { count: number }) {
  return (
    <span>
      {formatNumber(count)} <span className={styles.unit}>{count === 1 ? 'vCPU' : 'vCPUs'}</span>
    </span>
  )
}
