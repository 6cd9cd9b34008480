import Foundation

typealias DrumCompletion = (Int) -> Void

final class DrumShop: Sendable {
  static let shared = DrumShop()
  func skins() -> Int { 2 }
}

final class KettleDrum {
  private let completion: DrumCompletion

  init(beats: Int, completion: @escaping DrumCompletion) {
    self.completion = completion
    completion(beats)
  }

  func play() { completion(DrumShop.shared.skins()) }
}
