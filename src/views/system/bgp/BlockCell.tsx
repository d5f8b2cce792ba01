import { useAppSelector } from '@/store/setup/hooks'
import { selectBlocks } from '@/store/system/bgp/bgp'
import { blockRange } from '@/store/system/bgp/rules'
import { TwoLineCell } from '@/ui/Cells/TwoLineCell'
import styles from './bgp.module.css'

/** A block of an address lot; its id if no lot with it has been read. */
export function BlockCell({ id }: { id: string }) {
  const block = useAppSelector(selectBlocks).find(each => each.id === id)
  return block ? (
    <div className={styles.block}>
      <TwoLineCell first={block.lot} second={blockRange(block)} />
    </div>
  ) : (
    <code>{id}</code>
  )
}
