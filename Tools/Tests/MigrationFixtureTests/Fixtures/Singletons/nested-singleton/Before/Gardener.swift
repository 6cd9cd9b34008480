import Foundation

enum Shed {
  final class Tools: Sendable {
    static let shared = Tools()
    func count() -> Int { 14 }
  }

  final class Seeds: Sendable {
    static let shared = Seeds()
    func count() -> Int { 300 }
  }
}

final class Gardener {
  func inventory() -> Int { Shed.Tools.shared.count() + Shed.Seeds.shared.count() }
}
