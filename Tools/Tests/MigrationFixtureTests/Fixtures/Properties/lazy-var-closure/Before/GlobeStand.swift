import Foundation

final class Atlas: Sendable {
  static let shared = Atlas()

  func countries() -> [String] { ["Chad", "Peru"] }
}

final class GlobeStand {
  lazy var index: [String: Int] = {
    var result: [String: Int] = [:]
    for country in Atlas.shared.countries() { result[country] = country.count }
    return result
  }()
}
