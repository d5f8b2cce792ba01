import { formatNumber } from '@/lib/number'
import { ChevronRight, File, Folder } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { TreeNode } from '@/lib/file-tree'
import { Text } from '@/ui/Layout/Layout'
import styles from './FileTree.module.css'

export interface FileTreeProps {
  label: string
  nodes: readonly TreeNode[]
  /** Whether all folders are open, as while searching. */
  isOpen: boolean
  /** The file that is shown. */
  selected: string | null
  onSelect: (id: string) => void
}

interface Row {
  node: TreeNode
  level: number
  position: number
  size: number
  parent: string | null
  isExpanded: boolean
}

const rowsOf = (
  nodes: readonly TreeNode[],
  isExpanded: (id: string) => boolean,
  level = 1,
  parent: string | null = null,
): Row[] =>
  nodes.flatMap((node, index) => {
    const isWide = node.count !== undefined && isExpanded(node.id)
    const row = { node, level, parent, position: index + 1, size: nodes.length, isExpanded: isWide }
    return [row, ...(isWide ? rowsOf(node.children, isExpanded, level + 1, node.id) : [])]
  })

/** The folders on the way to a file. */
const foldersTo = (file: string | null): string[] =>
  file === null ? [] : Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index + 1))

/** Files and folders. The arrow keys move between them, and open and close folders. */
export function FileTree({ label, nodes, isOpen, selected, onSelect }: FileTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...foldersTo(selected), ...nodes.map(({ id }) => id)]),
  )
  const [current, setCurrent] = useState(selected)
  const tree = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const rows = rowsOf(nodes, id => isOpen || expanded.has(id))
  const found = rows.findIndex(({ node }) => node.id === current)
  const at = Math.max(found, 0)

  useEffect(() => {
    if (hasFocus.current) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [current])

  const setOpen = (id: string, isWide: boolean) =>
    setExpanded(before => {
      const after = new Set(before)
      if (isWide) after.add(id)
      else after.delete(id)
      return after
    })
  const act = ({ node, isExpanded }: Row) => {
    if (node.count === undefined) onSelect(node.id)
    else setOpen(node.id, !isExpanded)
  }
  const moveTo = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (row) setCurrent(row.node.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const isFolder = row.node.count !== undefined
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(at - 1),
      Home: () => moveTo(0),
      End: () => moveTo(rows.length - 1),
      Enter: () => act(row),
      ' ': () => act(row),
      ArrowRight: () => {
        if (isFolder && !row.isExpanded) setOpen(row.node.id, true)
        else if (isFolder) moveTo(at + 1)
      },
      ArrowLeft: () => {
        if (row.isExpanded && !isOpen) setOpen(row.node.id, false)
        else if (row.parent !== null) setCurrent(row.parent)
      },
    }
    const handle = keys[event.key]
    if (!handle) return
    event.preventDefault()
    handle()
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className={styles.tree}
      onKeyDown={onKeyDown}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {rows.map((row, index) => {
        const { node, level, position, size, isExpanded } = row
        const isFolder = node.count !== undefined
        return (
          <div
            key={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={position}
            aria-setsize={size}
            {...(isFolder && { 'aria-expanded': isExpanded })}
            aria-selected={node.id === selected}
            tabIndex={index === at ? 0 : -1}
            title={node.id}
            className={styles.item}
            style={{ paddingInlineStart: `calc(${level - 1} * var(--space-4) + var(--space-2))` }}
            onClick={() => {
              setCurrent(node.id)
              act(row)
            }}
          >
            <ChevronRight
              size={14}
              className={styles.chevron}
              data-open={isExpanded}
              data-file={!isFolder}
            />
            {isFolder ? <Folder size={14} /> : <File size={14} />}
            <span>{node.name}</span>
            {isFolder && (
              <Text
                color="text-muted"
                fontSize="sm"
                data-figures
                aria-label={`${formatNumber(node.count ?? 0)} files`}
              >
                {formatNumber(node.count ?? 0)}
              </Text>
            )}
          </div>
        )
      })}
    </div>
  )
}
