import Foundation

protocol MoonTableProtocol: Sendable {
  func days() -> Int
}

final class MoonTable: Sendable {
  static let shared = MoonTable()
  func days() -> Int { 29 }
}

extension MoonTable: MoonTableProtocol {}

final class MoonPhase {
  struct Dependencies {
    var moonTable: any MoonTableProtocol

    static var defaultDependencies: Self {
      Self(moonTable: MoonTable.shared)
    }
  }

  private let dependencies: Dependencies

  static let cycle = MoonTable.shared.days()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func half() -> Int { dependencies.moonTable.days() / 2 }

  class func name() -> String { "moon of \(MoonTable.shared.days())" }
}
