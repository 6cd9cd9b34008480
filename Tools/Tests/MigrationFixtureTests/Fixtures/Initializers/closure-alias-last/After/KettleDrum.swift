import Foundation

typealias DrumCompletion = (Int) -> Void

protocol DrumShopProtocol: Sendable {
  func skins() -> Int
}

final class DrumShop: Sendable {
  static let shared = DrumShop()
  func skins() -> Int { 2 }
}

extension DrumShop: DrumShopProtocol {}

final class KettleDrum {
  struct Dependencies {
    var drumShop: any DrumShopProtocol

    static var defaultDependencies: Self {
      Self(drumShop: DrumShop.shared)
    }
  }

  private let dependencies: Dependencies

  private let completion: DrumCompletion

  init(beats: Int, completion: @escaping DrumCompletion, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.completion = completion
    completion(beats)
  }

  func play() { completion(dependencies.drumShop.skins()) }
}
