import Foundation

protocol CloudAtlasProtocol: Sendable {
  func cover() -> Int
}

final class CloudAtlas: Sendable {
  static let shared = CloudAtlas()
  func cover() -> Int { 8 }
}

extension CloudAtlas: CloudAtlasProtocol {}

final class RainGauge {
  struct Dependencies {
    var cloudAtlas: any CloudAtlasProtocol

    static var defaultDependencies: Self {
      Self(cloudAtlas: CloudAtlas.shared)
    }
  }

  /// In eighths.
  let cover: Int  // at the start
  // How much fell.
  var millimetres = 0  // since then

  init(dependencies: Dependencies = .defaultDependencies) {
    cover = dependencies.cloudAtlas.cover()
  }

  func pour(_ more: Int) -> Int {
    millimetres += more
    return millimetres * cover
  }
}
