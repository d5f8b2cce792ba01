import type { RichText as RichTextData } from '@/lib/rich-text'

export type Words = string | RichTextData

/** A sentence with its emphasised words in bold. */
export function RichText({ text }: { text: Words }) {
  if (typeof text === 'string') return text
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <strong key={index} translate="no">
        {part.emphasis}
      </strong>
    ),
  )
}
