final class FerryTable: Sendable {
  static let shared = FerryTable()
  func delay() -> Int { 4 }
}

enum FerryLine: String, Sendable {
  case north, south

  static func first() -> FerryLine { FerryTable.shared.delay() > 3 ? .south : .north }

  var sign: String { "\(rawValue) +\(FerryTable.shared.delay())" }
}
