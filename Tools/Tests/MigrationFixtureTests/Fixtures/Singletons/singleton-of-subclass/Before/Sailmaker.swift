import Foundation

class ClothStore: @unchecked Sendable {
  func metres() -> Int { 90 }
}

final class CanvasStore: ClothStore, @unchecked Sendable {
  static let shared = CanvasStore()

  func weight() -> Int { 12 }
}

final class Sailmaker {
  func sail() -> Int { CanvasStore.shared.metres() * CanvasStore.shared.weight() }
}
