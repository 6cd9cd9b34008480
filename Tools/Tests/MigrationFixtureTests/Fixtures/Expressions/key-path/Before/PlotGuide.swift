final class FarmCalendar: Sendable {
  static let shared = FarmCalendar()
  let frost = "May"
  let harvest = "August"
}

final class PlotGuide {
  init() {}

  func month(_ path: KeyPath<FarmCalendar, String>) -> String { FarmCalendar.shared[keyPath: path] }

  func both() -> String { month(\.frost) + FarmCalendar.shared[keyPath: \.harvest] }
}
