import Foundation

class IceBody {
  var metres = 100

  init() {}
}

final class MeltRate: Sendable {
  static let shared = MeltRate()

  func perYear(_ metres: Int) -> Int { metres / 20 }
}

final class Glacier: IceBody {
  let name: String

  init(name: String) {
    self.name = name
  }

  func melt() -> Int {
    metres -= MeltRate.shared.perYear(metres)
    return metres
  }
}
