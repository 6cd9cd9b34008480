/// Construction and use of a graph of depth ten.
enum DeepGraphCases {
  static let all: [Comparison] =
    construction([
      ("hand-written initializer again", { DeepGraph.handWritten(on: $0) }),
      ("struct passed", { DeepGraph.structPassed(on: $0) }),
      ("defaultDependencies at every level", { DeepGraph.transitional(on: $0) }),
      ("string-keyed store", { DeepGraph.stringKeyed(on: $0) }),
      ("array-scanned registrations", { DeepGraph.arrayScanned(on: $0) }),
      ("key-path container", { DeepGraph.keyPath(on: $0) }),
    ])
    + use([
      ("hand-written initializer again", { DeepGraph.handWritten(on: $0) }),
      ("struct passed", { DeepGraph.structPassed(on: $0) }),
    ])

  private typealias Idiom = (name: String, assemble: @Sendable (any Part) -> any Part)

  private static func construction(_ idioms: [Idiom]) -> [Comparison] {
    idioms.map { idiom in
      Comparison(
        "construction, graph of depth 10, \(idiom.name)",
        { DeepGraph.construct($0, idiom.assemble) },
        against: "construction, graph of depth 10, hand-written initializer",
        { DeepGraph.construct($0) { DeepGraph.handWritten(on: $0) } })
    }
  }

  private static func use(_ idioms: [Idiom]) -> [Comparison] {
    idioms.map { idiom in
      Comparison(
        "use, graph of depth 10, \(idiom.name)",
        { DeepGraph.use($0, idiom.assemble) },
        against: "use, graph of depth 10, hand-written initializer",
        { DeepGraph.use($0) { DeepGraph.handWritten(on: $0) } })
    }
  }
}
