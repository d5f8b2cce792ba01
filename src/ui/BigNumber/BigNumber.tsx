import { bigNumber } from '@/lib/number'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useLocale } from '@/ui/UiProvider/UiContext'

/** A number of any size. If shortened, its tooltip has the full number. */
export function BigNumber({ value }: { value: number | bigint }) {
  const { locale } = useLocale()
  const { text, full } = bigNumber(value, locale)
  return (
    <Tooltip content={full}>
      <span data-figures>{text}</span>
    </Tooltip>
  )
}
