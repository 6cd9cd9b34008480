import Foundation

final class FerryLog6128: Sendable {
  static let shared = FerryLog6128()
  func note(_ text: String) -> String { "noted \(text)" }
}

enum FerryDesk6128 {
  struct Dependencies {
    var ferryLog6128: FerryLog6128

    static var defaultDependencies: Self {
      Self(ferryLog6128: FerryLog6128.shared)
    }
  }

  static func sell(_ count: Int, dependencies: Dependencies = .defaultDependencies) -> String {
    prepare(count, dependencies: dependencies) + "!"
  }

  static func sellAll(dependencies: Dependencies = .defaultDependencies) -> [String] {
    [1, 2].map { Self.sell($0, dependencies: dependencies) }
  }

  static func price(_ count: Int) -> Int { count * 3 }

  private static func prepare(_ count: Int, dependencies: Dependencies) -> String {
    book("\(count) for \(price(count))", dependencies: dependencies)
  }

  private static func book(_ text: String, dependencies: Dependencies) -> String {
    dependencies.ferryLog6128.note(text)
  }
}

final class FerryBoat6128 {
  struct Dependencies {
    var ferryLog6128: FerryLog6128

    static var defaultDependencies: Self {
      Self(ferryLog6128: FerryLog6128.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func board() -> String { Self.open(dependencies: dependencies) }

  static func open(dependencies: Dependencies = .defaultDependencies) -> String {
    "open " + gate(dependencies: dependencies)
  }

  private static func gate(dependencies: Dependencies) -> String {
    dependencies.ferryLog6128.note("gate")
  }
}
