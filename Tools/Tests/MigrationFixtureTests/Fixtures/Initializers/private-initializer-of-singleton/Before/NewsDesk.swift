import Foundation

final class WireService: Sendable {
  static let shared = WireService()

  func latest() -> String { "storm" }
}

final class NewsDesk: Sendable {
  static let shared = NewsDesk()

  private init() {}

  func headline() -> String { WireService.shared.latest().uppercased() }
}

func printTheNews() { print(NewsDesk.shared.headline()) }
