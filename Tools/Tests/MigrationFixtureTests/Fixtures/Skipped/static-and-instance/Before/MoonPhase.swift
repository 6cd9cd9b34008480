import Foundation

final class MoonTable: Sendable {
  static let shared = MoonTable()
  func days() -> Int { 29 }
}

final class MoonPhase {
  static let cycle = MoonTable.shared.days()

  func half() -> Int { MoonTable.shared.days() / 2 }

  class func name() -> String { "moon of \(MoonTable.shared.days())" }
}
