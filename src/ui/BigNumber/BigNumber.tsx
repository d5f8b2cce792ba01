import { bigNumber } from '@/lib/figures'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useLocale } from '@/ui/UiProvider/UiContext'

interface BigNumberProps {
  value: number | bigint
  /** True if the number was rounded before it came here, because it is so large. */
  isInexact?: boolean | undefined
}

/** A number of any size. If shortened, its tooltip has the full number. */
export function BigNumber({ value, isInexact = false }: BigNumberProps) {
  const { locale } = useLocale()
  const { text, full } = bigNumber(value, locale)
  return (
    <Tooltip content={full && isInexact ? `${full} (not exact at this size)` : full}>
      <span data-figures>{text}</span>
    </Tooltip>
  )
}
