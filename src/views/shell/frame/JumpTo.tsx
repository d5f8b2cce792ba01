import { Search } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import { Kbd } from '@/ui/Kbd/Kbd'
import { JUMP, keysOf } from '../shortcuts/shortcuts'
import styles from './Sidebar.module.css'

/** Opens the command palette and shows its keyboard shortcut. */
export function JumpTo({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.jump} onPress={onPress}>
      <Search size={16} />
      <span className={styles.label}>Jump to</span>
      <Kbd>{keysOf(JUMP)}</Kbd>
    </Button>
  )
}
