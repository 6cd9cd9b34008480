import Foundation

final class TeaChest: Sendable {
  static let shared = TeaChest()
  func leaves() -> String { "assam" }
}

final class TeaUrn {
  let litres: Int

  init() { litres = 1 }

  init(litres: Int = 5, isHot: Bool = true) { self.litres = isHot ? litres : 0 }

  func pour() -> String { "\(litres) l \(TeaChest.shared.leaves())" }
}
