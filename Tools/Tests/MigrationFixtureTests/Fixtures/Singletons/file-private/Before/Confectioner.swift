import Foundation

private final class SugarTin: Sendable {
  static let shared = SugarTin()
  func spoons() -> Int { 3 }
}

final class Confectioner {
  func sweeten() -> Int { SugarTin.shared.spoons() * 2 }
}
