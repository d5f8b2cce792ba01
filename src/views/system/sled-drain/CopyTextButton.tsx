import { Check, Copy } from 'lucide-react'
import { Button } from '@/ui/Button/Button'
import { useCopy } from '@/ui/CopyButton/useCopy'

/** Copies a text of several lines, and says so for two seconds. */
export function CopyTextButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <Button onPress={copy}>
      <Icon size={16} />
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
