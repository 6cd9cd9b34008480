import Foundation

class ClothStore: @unchecked Sendable {
  func metres() -> Int { 90 }
}

protocol CanvasStoreProtocol: Sendable {
  func metres() -> Int
  func weight() -> Int
}

final class CanvasStore: ClothStore, @unchecked Sendable {
  static let shared = CanvasStore()

  func weight() -> Int { 12 }
}

extension CanvasStore: CanvasStoreProtocol {}

final class Sailmaker {
  struct Dependencies {
    var canvasStore: any CanvasStoreProtocol

    static var defaultDependencies: Self {
      Self(canvasStore: CanvasStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sail() -> Int { dependencies.canvasStore.metres() * dependencies.canvasStore.weight() }
}
