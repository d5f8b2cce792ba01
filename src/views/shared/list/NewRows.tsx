import { formatNumber } from '@/lib/number'
import { Button } from '@/ui/Button/Button'
import type { useHeldBack } from './use-held-back'

/** Offers the rows of a list by time that have arrived since it was opened. */
export function NewRows({ count, show }: Pick<ReturnType<typeof useHeldBack>, 'count' | 'show'>) {
  return (
    <div role="status">
      {count > 0 && (
        <Button size="sm" onPress={show}>
          {`${formatNumber(count)} new`}
        </Button>
      )}
    </div>
  )
}
