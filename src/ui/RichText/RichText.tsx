import { Link } from '@/ui/Link/Link'
import type { RichText as RichTextData } from '@/lib/rich-text'

export type Words = string | RichTextData

/** A sentence with its emphasised words in bold, and its links. */
export function RichText({ text }: { text: Words }) {
  if (typeof text === 'string') return text
  return text.map((part, index) => {
    if (typeof part === 'string') return part
    const { emphasis, href } = part
    if (href !== undefined)
      return (
        <Link key={index} href={href}>
          {emphasis}
        </Link>
      )
    return (
      <strong key={index} translate="no">
        {emphasis}
      </strong>
    )
  })
}
