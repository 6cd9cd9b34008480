import DepFacts
import Synchronization

/// Reads the uses of all files, on as many threads as there are.
///
/// The tables are shared and never change; what remembers answers is made anew for each thread.
struct ProjectReading: Sendable {
  let tables: DeclarationTables
  let singletons: SingletonTable
  let roles: TypeRoles
  let locators: LocatorNames
  let catalogue: Catalogue
  let sdk: SDKKnowledge
  let options: ModelOptions
  let nodes: EffectNodes
  let outside: OutsideTypes

  /// What all files give, in their order.
  func resolvedUses(_ parallel: ParallelWork) -> ResolvedUses {
    let sources = tables.sources
    let board = Board()
    let step = max(1, sources.count / (parallel.workerCount * 16) + 1)
    parallel.run {
      let (reader, wrappers) = makeReaders()
      while true {
        let start = board.next.add(step, ordering: .relaxed).oldValue
        guard start < sources.count else { return }
        var part = ResolvedUses()
        for file in start..<min(start + step, sources.count) {
          part.append(reader.read(file: file, wrappers: wrappers))
        }
        board.parts.withLock { [part] in $0[start] = part }
      }
    }
    var whole = ResolvedUses()
    for (_, part) in board.parts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      whole.append(part)
    }
    return whole
  }

  private final class Board: Sendable {
    let next = Atomic(0)
    let parts = Mutex<[Int: ResolvedUses]>([:])
  }

  private func makeReaders() -> (UseReader, WrapperReader) {
    let sources = tables.sources
    let types = tables.types
    let resolver = NameResolver(tables)
    let statics = StaticClassifier(
      sources: sources, resolver: resolver, catalogue: catalogue, sdk: sdk)
    let policy = CountingPolicy(
      sources: sources, types: types, roles: roles, statics: statics, sdk: sdk)
    let paths = PathResolver(
      sources: sources, resolver: resolver, statics: statics, singletons: singletons,
      catalogue: catalogue, locators: locators, sdk: sdk)
    let implicit = ImplicitTypeResolver(
      resolver: resolver, statics: statics, catalogue: catalogue)
    let effects = EffectReader(
      tables: tables, nodes: nodes, outside: outside, resolver: resolver, catalogue: catalogue,
      singletons: singletons, sdk: sdk, options: options)
    let reader = UseReader(
      sources: sources, types: types, paths: paths, implicit: implicit, singletons: singletons,
      policy: policy, effects: effects, options: options)
    let wrappers = WrapperReader(
      sources: sources, types: types, catalogue: catalogue, locators: locators, policy: policy,
      resolver: resolver, nodes: nodes)
    return (reader, wrappers)
  }
}
