import Foundation

final class CloudAtlas: Sendable {
  static let shared = CloudAtlas()
  func cover() -> Int { 8 }
}

final class RainGauge {
  /// In eighths.
  let cover: Int = CloudAtlas.shared.cover()  // at the start
  // How much fell.
  var millimetres = 0  // since then

  func pour(_ more: Int) -> Int {
    millimetres += more
    return millimetres * cover
  }
}
