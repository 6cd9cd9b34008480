/// Ten objects, each of which needs the next, above one that is there already.
enum DeepGraph {
  @inline(never)
  static func handWritten(on leaf: any Part) -> any Part {
    var part = leaf
    for _ in 0..<10 { part = HandWrittenLevel(next: part) }
    return part
  }

  @inline(never)
  static func structPassed(on leaf: any Part) -> any Part {
    var part = leaf
    for _ in 0..<10 {
      part = StructPassedLevel(dependencies: StructPassedLevel.Dependencies(next: part))
    }
    return part
  }

  @inline(never)
  static func transitional(on _: any Part) -> any Part { TenTransitionalLevels() }

  @inline(never)
  static func stringKeyed(on _: any Part) -> any Part {
    StringKeyedStore.deepGraph.resolve("level 10")
  }

  @inline(never)
  static func arrayScanned(on _: any Part) -> any Part {
    RegistrationList.deepGraph.resolve((any Network).self)
  }

  @inline(never)
  static func keyPath(on _: any Part) -> any Part { DeepKeyPathContainer[\.level10] }

  /// Makes and drops a graph in every turn; the call through `assemble` is the same for all.
  @inline(never)
  static func construct(_ times: Int, _ assemble: (any Part) -> any Part) -> Int {
    let leaf: any Part = opaque(LivePart.schedule)
    for _ in 0..<times { blackHole(assemble(leaf)) }
    return assemble(leaf).use(1)
  }

  /// Calls through all levels in every turn; each turn needs the result of the one before.
  @inline(never)
  static func use(_ times: Int, _ assemble: (any Part) -> any Part) -> Int {
    let graph = opaque(assemble(opaque(LivePart.schedule)))
    var value = 1
    for _ in 0..<times { value = graph.use(value) }
    return value
  }
}
