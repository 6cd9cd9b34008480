import Foundation

final class RecordingDate: Sendable {
  static let shared = RecordingDate()
  func year() -> Int { 1902 }
}

class SoundCarrier {
  private(set) var text = ""

  init() { text = describe() }

  func describe() -> String { "carrier" }
}

final class WaxCylinder: SoundCarrier {
  private let year: Int = RecordingDate.shared.year()

  override func describe() -> String { "wax of \(year)" }
}
