import SwiftUI

protocol PuffinCountProtocol: Sendable {
  func birds() -> Int
}

final class PuffinCount: Sendable {
  static let shared = PuffinCount()
  func birds() -> Int { 8 }
}

extension PuffinCount: PuffinCountProtocol {}

struct PuffinView: View {
  struct Dependencies {
    var puffinCount: any PuffinCountProtocol

    static var defaultDependencies: Self {
      Self(puffinCount: PuffinCount.shared)
    }
  }

  let island: String
  var isShort = false
  var dependencies: Dependencies = .defaultDependencies

  @State private var seen: Int?
  @State private var isOpen = false

  private let size = 3

  var body: some View {
    Text("\(island) \(dependencies.puffinCount.birds() * size)")
  }
}
