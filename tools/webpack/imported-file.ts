import type { AsyncDependenciesBlock, Compilation } from 'webpack'

/** The file loaded by an `import()`; undefined if it is not a file. */
export const importedFile = (
  { moduleGraph }: Pick<Compilation, 'moduleGraph'>,
  { dependencies: [dependency] }: AsyncDependenciesBlock,
): string | undefined =>
  (dependency && moduleGraph.getModule(dependency)?.nameForCondition()) ?? undefined
