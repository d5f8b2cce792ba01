import type { Random } from './random'

/** Values that are invalid wherever they are put. */
const ODDITIES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.5,
  '',
  '__proto__',
  'constructor',
  'alert(1)',
  [],
  {},
  [[[[[]]]]],
  'x'.repeat(100_000),
]

/** As text, so that `__proto__` is an ordinary key and deep nesting is cheap. */
const DAMAGED: readonly string[] = [
  '{"__proto__":{"kind":"event"},"kind":"event","seq":1,"t":0,"event":{"type":"x"}}',
  '{"kind":"__proto__","seq":1,"t":0}',
  '{"kind":"constructor","seq":1,"t":0}',
  '{"kind":"toString"}',
  '{"kind":"checkpoint","seq":1,"state":{"__proto__":"x","actor app":7}}',
  '{"kind":"checkpoint","seq":1,"state":{"slice x":{"a":1}}}',
  '{"kind":"event","seq":1,"t":0,"event":{"type":"__proto__","payload":{"__proto__":null}}}',
  `{"kind":"event","seq":1,"t":0,"event":{"type":"x","payload":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
  '{"kind":"timer","seq":1,"t":8640000000000000,"timer":1}',
  '{"kind":"timer","seq":1,"t":1e309,"timer":1}',
  '{"kind":"moved","seq":1,"t":0,"place":{"path":"%","search":"?%","entry":-9}}',
  '{"kind":"code","seq":1,"t":0,"key":"constructor"}',
  '{"kind":"answer","seq":9,"t":0,"call":1,"as":9,"response":{"status":200,"headers":{},"body":""}}',
  '{"kind":"event","seq":1,"t":0,"event":{"type":"form/changed","payload":null}}',
  '{"kind":"event","seq":1,"t":0,"event":{"type":"navigation/requested","payload":{"to":7}}}',
  '{"kind":"event","seq":1,"t":0,"event":{"type":"actors/changed","payload":{"id":"app"}}}',
  '{"kind":"event","seq":1,"t":0,"event":{"type":"@@redux/INIT"}}',
  '\u0000',
  '[]',
  '7',
]

/** All positions in a value, as pairs of object and key. */
const placesIn = (value: unknown): [Record<string, unknown>, string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) => [
        [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
        ...placesIn(each),
      ])

/** The line with one value replaced or removed. */
const damagedLine = ({ oneOf, chance }: Random, line: string): string => {
  const value: unknown = JSON.parse(line)
  const places = placesIn(value)
  const [object, key] = oneOf(places)
  if (chance(30)) delete object[key]
  else object[key] = oneOf(ODDITIES)
  return JSON.stringify(value)
}

/** The text of a log, damaged at random. */
export const mutated = (random: Random, text: string): string => {
  const { below, oneOf } = random
  const lines = text.trimEnd().split('\n')
  const at = below(lines.length)
  const line = lines[at] ?? ''
  return oneOf([
    () => lines.toSpliced(at, 1),
    () => lines.toSpliced(at, 0, line),
    () => lines.with(at, lines[below(lines.length)] ?? ''),
    () => lines.toSpliced(at, 2, lines[at + 1] ?? '', line),
    () => lines.with(at, damagedLine(random, line)),
    () => lines.with(at, damagedLine(random, line)),
    () => lines.with(at, damagedLine(random, line)),
    () => lines.toSpliced(at + 1, 0, oneOf(DAMAGED)),
    () => lines.slice(0, at),
    () => [text.slice(0, below(text.length))],
    () => [`${text.slice(0, below(text.length))}${text.slice(below(text.length))}`],
  ])().join('\n')
}
