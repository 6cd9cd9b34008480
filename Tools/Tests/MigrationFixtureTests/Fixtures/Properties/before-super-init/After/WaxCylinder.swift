import Foundation

protocol RecordingDateProtocol: Sendable {
  func year() -> Int
}

final class RecordingDate: Sendable {
  static let shared = RecordingDate()
  func year() -> Int { 1902 }
}

extension RecordingDate: RecordingDateProtocol {}

class SoundCarrier {
  private(set) var text = ""

  init() { text = describe() }

  func describe() -> String { "carrier" }
}

final class WaxCylinder: SoundCarrier {
  struct Dependencies {
    var recordingDate: any RecordingDateProtocol

    static var defaultDependencies: Self {
      Self(recordingDate: RecordingDate.shared)
    }
  }

  private let dependencies: Dependencies

  private let year: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    year = dependencies.recordingDate.year()
    super.init()
  }

  override func describe() -> String { "wax of \(year)" }
}
