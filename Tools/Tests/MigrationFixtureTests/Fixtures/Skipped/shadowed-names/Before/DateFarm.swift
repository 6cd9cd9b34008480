import Foundation

final class PalmGrove: Sendable {
  static let shared = PalmGrove()
  func palms() -> Int { 30 }
}

final class DateFarm {
  struct Date { var sweetness = 7 }
  struct UUID { var text = "none" }

  func harvest() -> String {
    let date = Date()
    return "\(date.sweetness) \(UUID().text) \(PalmGrove.shared.palms())"
  }
}
