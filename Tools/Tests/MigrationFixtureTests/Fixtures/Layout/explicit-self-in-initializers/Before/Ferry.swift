import Foundation

final class FerryLogbook {
  private let day: Bool = FileManager.default.fileExists(atPath: "/")
  private let ferry: String
  private let knots: Int

  init(named name: String, speed: Int) {
    self.ferry = name
    self.knots = speed
  }

  func entry() -> String { "\(ferry) \(knots) \(day)" }
}
