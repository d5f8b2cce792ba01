import { printable } from '@/lib/printable'
import type { Replay } from './replayer'

/** The outcome of a replay, for a terminal. Text from the log cannot pass for our own. */
export const reportOf = ({ inputs, checkpoints, divergence }: Replay): string => {
  if (!divergence) return `${inputs} inputs replayed, ${checkpoints} checkpoints equal.`
  const { seq, input, differences, before } = divergence
  return [
    `The replay leaves the log after input #${seq}: ${printable(input)}`,
    ...differences.flatMap(({ section, expected, got }) => [
      `  ${printable(section)}`,
      `    recorded: ${printable(String(expected))}`,
      `    replayed: ${printable(String(got))}`,
    ]),
    ...(before.length > 0
      ? ['  Inputs before it:', ...before.map(line => `    ${printable(line)}`)]
      : []),
  ].join('\n')
}
