import { formatNumber } from '@/lib/number'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { Loader } from '@/ui/Spinner/Loader'
import styles from './Pagination.module.css'

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
