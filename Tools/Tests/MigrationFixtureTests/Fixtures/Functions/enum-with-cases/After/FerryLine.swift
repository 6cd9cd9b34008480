protocol FerryTableProtocol: Sendable {
  func delay() -> Int
}

final class FerryTable: Sendable {
  static let shared = FerryTable()
  func delay() -> Int { 4 }
}

extension FerryTable: FerryTableProtocol {}

enum FerryLine: String, Sendable {
  struct Dependencies {
    var ferryTable: any FerryTableProtocol

    static var defaultDependencies: Self {
      Self(ferryTable: FerryTable.shared)
    }
  }

  case north, south

  static func first(dependencies: Dependencies = .defaultDependencies) -> FerryLine {
    dependencies.ferryTable.delay() > 3 ? .south : .north
  }

  var sign: String { "\(rawValue) +\(FerryTable.shared.delay())" }
}
