protocol MoorBookProtocol: Sendable {
  func rule(_ number: Int) -> String
}

final class MoorBook: Sendable {
  static let shared = MoorBook()
  func rule(_ number: Int) -> String { "rule \(number)" }
}

extension MoorBook: MoorBookProtocol {}

final class MoorFlag: Sendable {
  static let shared = MoorFlag()
  let isUp = true
}

enum MoorRules {
  struct Dependencies {
    var moorBook: any MoorBookProtocol

    static var defaultDependencies: Self {
      Self(moorBook: MoorBook.shared)
    }
  }

  static func first(dependencies: Dependencies = .defaultDependencies) -> String {
    dependencies.moorBook.rule(1)
  }

  #if os(Linux) || os(macOS)
    static func second(dependencies: Dependencies = .defaultDependencies) -> String {
      dependencies.moorBook.rule(2) + "\(MoorFlag.shared.isUp)"
    }
  #endif
}
