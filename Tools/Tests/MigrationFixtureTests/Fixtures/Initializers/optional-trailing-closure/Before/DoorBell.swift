import Foundation

final class ChimeBox: Sendable {
  static let shared = ChimeBox()

  func melody() -> String { "ding dong" }
}

final class DoorBell {
  private let flat: Int
  private let answered: ((Int) -> Void)?

  init(flat: Int, answered: ((Int) -> Void)? = nil) {
    self.flat = flat
    self.answered = answered
  }

  func ring() {
    print(ChimeBox.shared.melody())
    answered?(flat)
  }
}
