import Foundation

final class StoneMason: Sendable {
  static let shared = StoneMason()

  func blocks(_ height: Int) -> Int { height * 40 }
}

final class BellFounder: Sendable {
  static let shared = BellFounder()

  func bells() -> Int { 5 }
}

class Building {
  let height: Int

  init(height: Int) { self.height = height }

  func blocks() -> Int { StoneMason.shared.blocks(height) }
}

class Church: Building {
  init(naves: Int) { super.init(height: naves * 10) }
}

final class Cathedral: Church {
  let towers: Int

  init(towers: Int) {
    self.towers = towers
    super.init(naves: 3)
  }

  func bells() -> Int { towers * BellFounder.shared.bells() }
}
