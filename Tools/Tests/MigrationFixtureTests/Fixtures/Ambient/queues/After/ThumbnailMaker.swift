import Dispatch
import Foundation

protocol PixelScalerProtocol: Sendable {
  func scale(_ name: String) -> String
}

final class PixelScaler: Sendable {
  static let shared = PixelScaler()
  func scale(_ name: String) -> String { "small \(name)" }
}

extension PixelScaler: PixelScalerProtocol {}

final class ThumbnailMaker: Sendable {
  struct Dependencies {
    var globalQueue: DispatchQueue
    var pixelScaler: any PixelScalerProtocol
    var globalQueueOf: @Sendable (DispatchQoS.QoSClass) -> DispatchQueue

    static var defaultDependencies: Self {
      Self(
        globalQueue: DispatchQueue.global(),
        pixelScaler: PixelScaler.shared,
        globalQueueOf: { DispatchQueue.global(qos: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func make(_ name: String, done: @escaping @Sendable (String) -> Void) {
    dependencies.globalQueue.async { [dependencies] in
      let small = dependencies.pixelScaler.scale(name)
      dependencies.globalQueueOf(.utility).async {
        done(small + " and " + dependencies.pixelScaler.scale("frame"))
      }
    }
  }

  func makeNow(_ name: String) -> String {
    dependencies.globalQueue.sync { dependencies.pixelScaler.scale(name) }
  }
}
