import type { ValidityTone } from '@/store/silo/certificates/rules'
import { Badge } from '@/ui/Badge/Badge'
import { DateCell } from '@/ui/Cells/Cells'

interface ValidUntilProps {
  /** Undefined if the certificate cannot be read. */
  date: string | undefined
  validity: { text: string; tone: ValidityTone } | undefined
}

/** When a certificate ends, with a badge if that is soon. */
export function ValidUntil({ date, validity }: ValidUntilProps) {
  if (date === undefined) return 'Could not be read'
  return (
    <>
      <DateCell date={date} /> {validity && <Badge tone={validity.tone}>{validity.text}</Badge>}
    </>
  )
}
