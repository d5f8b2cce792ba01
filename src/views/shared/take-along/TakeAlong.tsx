import { useAppSelector } from '@/store/setup/hooks'
import { selectOrigin } from '@/store/tab/slice'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { useRoute } from '@/views/shell/route-context'

interface TakeAlongProps {
  /** The answer as a text; undefined while there is none. */
  text: string | undefined
}

/** Copies the answer of a page as a text for a ticket, and the link to it. */
export function TakeAlong({ text }: TakeAlongProps) {
  const { path, search } = useRoute()
  const origin = useAppSelector(selectOrigin)
  return (
    <>
      {text !== undefined && <CopyTextButton tone="secondary" label="Copy as text" text={text} />}
      <CopyTextButton tone="secondary" label="Copy link" text={origin + path + search} />
    </>
  )
}
