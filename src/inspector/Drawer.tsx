import { Workflow, X } from 'lucide-react'
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/Button/Button'
import { Kbd } from '@/ui/Kbd/Kbd'
import { ResizeHandle } from '@/ui/ResizeHandle/ResizeHandle'
import styles from './Drawer.module.css'

/** Size of the closed drawer, in pixels. */
const RAIL = 36

/** Minimum space for the console, in pixels. */
const LEFT_FREE = { left: 480, top: 200 }

const SMALLEST = { left: 320, top: 160 }

/** Narrower windows have the drawer at the bottom. */
const WIDE = 1200

const subscribeToWindow = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/**
 * The edge that can be dragged: the drawer is at the right, or at the bottom of a narrow window.
 */
const useEdge = () =>
  useSyncExternalStore(subscribeToWindow, () => (window.innerWidth >= WIDE ? 'left' : 'top'))

const useWindowSize = (edge: 'left' | 'top') =>
  useSyncExternalStore(subscribeToWindow, () =>
    edge === 'left' ? window.innerWidth : window.innerHeight,
  )

/** Reserves a part of the window for the drawer. */
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
  /** Shown in the header. */
  actions?: ReactNode
  children: ReactNode
}

/** A drawer beside the console, which stays usable. When closed, it leaves a rail that opens it. */
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
        {/* One button for both states, so that it keeps the focus. */}
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
