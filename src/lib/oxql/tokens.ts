type OxqlTokenKind = 'operator' | 'keyword' | 'literal' | 'plain'

interface OxqlToken {
  readonly kind: OxqlTokenKind
  readonly text: string
}

const TOKEN =
  /(?<literal>"[^"]*"?|'[^']*'?|@now\(\)|@[\d:.T-]+|(?<![\w.])-?\d[\w.]*|\b(?:true|false)\b|\$\w+)|(?<keyword>(?<![\w:])(?:get|filter|align|group_by|join|first|last|mean_within|interpolate|mean|sum)(?![\w:]))|(?<operator>\|\|?|&&|[=!~<>]=|[<>^!{};])/g

/** Splits a query into tokens for highlighting. Joined together they give the query again. */
export const oxqlTokens = (text: string): OxqlToken[] => {
  const tokens: OxqlToken[] = []
  let end = 0
  const plain = (to: number) => {
    if (to > end) tokens.push({ kind: 'plain', text: text.slice(end, to) })
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(TOKEN)) {
    plain(index)
    const kind = (['literal', 'keyword', 'operator'] as const).find(each => groups[each])
    tokens.push({ kind: kind ?? 'plain', text: found })
    end = index + found.length
  }
  plain(text.length)
  return tokens
}
