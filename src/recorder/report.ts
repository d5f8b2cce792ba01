import type { Replay } from './replayer'

/** How a replay went, in words for a terminal. */
export const reportOf = ({ inputs, checkpoints, divergence }: Replay): string => {
  if (!divergence) return `${inputs} inputs replayed, ${checkpoints} checkpoints equal.`
  const { seq, input, differences, before } = divergence
  return [
    `The replay leaves the log after input #${seq}: ${input}`,
    ...differences.flatMap(({ section, expected, got }) => [
      `  ${section}`,
      `    recorded: ${expected}`,
      `    replayed: ${got}`,
    ]),
    ...(before.length > 0 ? ['  Inputs before it:', ...before.map(line => `    ${line}`)] : []),
  ].join('\n')
}
