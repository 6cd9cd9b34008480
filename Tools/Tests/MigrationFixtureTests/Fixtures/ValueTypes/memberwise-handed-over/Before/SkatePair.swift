import Foundation

final class IceRink: Sendable {
  static let shared = IceRink()
  func size(_ left: Int) -> Int { left + 30 }
}

struct SkatePair {
  let left: Int
  let right: Int

  func size() -> Int { IceRink.shared.size(left) }
}

func skates(_ sizes: [(Int, Int)]) -> [SkatePair] { sizes.map(SkatePair.init) }

func skate(_ make: (Int, Int) -> SkatePair) -> Int { make(3, 4).size() }
