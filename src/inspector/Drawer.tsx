import { Workflow, X } from 'lucide-react'
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Kbd } from '@/ui/Kbd/Kbd'
import { ResizeHandle } from '@/ui/ResizeHandle/ResizeHandle'
import styles from './Drawer.module.css'

/** The rail that is left of it while it is closed. */
const RAIL = 36

/** What the console keeps of the window. */
const LEFT_FREE = { left: 480, top: 200 }

const SMALLEST = { left: 320, top: 160 }

/** Narrower windows have it at the bottom. */
const WIDE = 1200

const subscribeToWindow = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Which edge of it can be dragged: it is on the right, or at the bottom of a narrow window. */
const useEdge = () =>
  useSyncExternalStore(subscribeToWindow, () => (window.innerWidth >= WIDE ? 'left' : 'top'))

const useWindowSize = (edge: 'left' | 'top') =>
  useSyncExternalStore(subscribeToWindow, () =>
    edge === 'left' ? window.innerWidth : window.innerHeight,
  )

/** Keeps a part of the window free of the console. */
const useSpace = (edge: 'left' | 'top', size: number) => {
  useEffect(() => {
    const name = edge === 'left' ? '--window-right' : '--window-bottom'
    const { style } = document.documentElement
    style.setProperty(name, `${size}px`)
    return () => {
      style.removeProperty(name)
    }
  }, [edge, size])
}

interface DrawerProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** In its header. */
  actions?: ReactNode
  children: ReactNode
}

/** Beside the console, which stays as usable as ever. Closed, it leaves a rail to open it by. */
export function Drawer({ isOpen, onToggle, actions, children }: DrawerProps) {
  const edge = useEdge()
  const whole = useWindowSize(edge)
  const [sizes, setSizes] = useState({ left: 560, top: 360 })
  const max = Math.max(SMALLEST[edge], whole - LEFT_FREE[edge])
  const size = Math.min(max, sizes[edge])
  useSpace(edge, isOpen ? size : RAIL)
  const style: CSSProperties = {
    [edge === 'left' ? 'width' : 'height']: isOpen ? size : RAIL,
  }
  return (
    <aside aria-label="Inspector" className={cx(styles.drawer, styles[edge])} style={style}>
      {isOpen && (
        <ResizeHandle
          label="Size of the inspector"
          edge={edge}
          size={size}
          min={SMALLEST[edge]}
          max={max}
          onResize={next => setSizes({ ...sizes, [edge]: next })}
        />
      )}
      <header className={styles.header}>
        {isOpen && <h2 className={styles.title}>Machines</h2>}
        {isOpen && actions}
        {isOpen && <Kbd>Alt M</Kbd>}
        {/* One button for both, so that it keeps the focus. */}
        <IconButton
          label={isOpen ? 'Close the inspector' : 'Open the inspector'}
          aria-expanded={isOpen}
          onPress={() => onToggle(!isOpen)}
        >
          {isOpen ? <X size={16} /> : <Workflow size={16} />}
        </IconButton>
      </header>
      {isOpen && <div className={styles.body}>{children}</div>}
    </aside>
  )
}
