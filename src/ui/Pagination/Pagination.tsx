import { formatNumber } from '@/lib/number'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button/Button'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { Spinner, useMinimum } from '@/ui/Spinner/Spinner'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './Pagination.module.css'

interface LoaderProps {
  isLoading: boolean
  /** How long the spinner stays once shown, in milliseconds. */
  minimum?: number
  children?: ReactNode
}

/** A spinner while loading, then the children. */
function Loader({ isLoading, minimum = 500, children }: LoaderProps) {
  return useMinimum(isLoading, minimum) ? <Spinner /> : children
}

export interface PaginationProps {
  pageSize: number
  /** The numbers of rows per page on offer. */
  sizes: readonly number[]
  onSize: (size: number) => void
  hasPrevious: boolean
  hasNext: boolean
  /** Whether the next page is loading. */
  isLoading: boolean
  onPrevious: () => void
  /** How many rows there are, in words, if that is known. */
  total: string | null
  onNext: () => void
}

/** Moves between the pages of a list, in the footer of the page. */
export function Pagination(props: PaginationProps) {
  const { pageSize, sizes, onSize, hasPrevious, hasNext, isLoading, onPrevious, onNext, total } =
    props
  const { locale } = useLocale()
  return (
    <nav aria-label="Pagination" className={styles.bar}>
      <span className={styles.size}>
        <span className={styles.words}>Rows per page</span>{' '}
        <MenuButton
          label={`Rows per page: ${formatNumber(pageSize, locale)}`}
          size="sm"
          placement="bottom start"
          entries={sizes.map(size => ({
            id: `${size}`,
            label: formatNumber(size, locale),
            isCurrent: size === pageSize,
            onAction: () => onSize(size),
          }))}
        >
          {formatNumber(pageSize, locale)}
        </MenuButton>
        {total && (
          <span data-total data-figures>
            {total}
          </span>
        )}
      </span>
      <span className={styles.controls}>
        <Loader isLoading={isLoading} />
        <Button tone="ghost" size="sm" isDisabled={!hasPrevious} onPress={onPrevious}>
          <ChevronLeft size={14} />
          Prev
        </Button>
        <Button tone="ghost" size="sm" isDisabled={!hasNext} onPress={onNext}>
          Next
          <ChevronRight size={14} />
        </Button>
      </span>
    </nav>
  )
}
