import Dispatch
import Foundation

final class PixelScaler: Sendable {
  static let shared = PixelScaler()
  func scale(_ name: String) -> String { "small \(name)" }
}

final class ThumbnailMaker: Sendable {
  init() {}

  func make(_ name: String, done: @escaping @Sendable (String) -> Void) {
    DispatchQueue.global().async {
      let small = PixelScaler.shared.scale(name)
      DispatchQueue.global(qos: .utility).async {
        done(small + " and " + PixelScaler.shared.scale("frame"))
      }
    }
  }

  func makeNow(_ name: String) -> String {
    DispatchQueue.global().sync { PixelScaler.shared.scale(name) }
  }
}
