import type { AsyncDependenciesBlock, Compilation } from 'webpack'

/** The file that an `import()` loads; undefined for what is not a file. */
export const importedFile = (
  { moduleGraph }: Pick<Compilation, 'moduleGraph'>,
  { dependencies: [dependency] }: AsyncDependenciesBlock,
): string | undefined =>
  (dependency && moduleGraph.getModule(dependency)?.nameForCondition()) ?? undefined
