final class SeatMap: Sendable {
  static let shared = SeatMap()
  func seat(_ name: String) -> String { "\(name.count)A" }
}
