enum Theatre {
  final class Usher {
    let row: Int

    init(row: Int) {
      self.row = row
    }
  }
}

final class HouseLights: Sendable {
  static let shared = HouseLights()
  func dim(_ row: Int) -> String { "row \(row) dimmed" }
}

extension Theatre.Usher {
  func dim() -> String { HouseLights.shared.dim(row) }
}

extension Theatre {
  final class Cloakroom {
    init() {}

    func close() -> String { HouseLights.shared.dim(0) }
  }
}
