import SwiftUI

final class PuffinCount: Sendable {
  static let shared = PuffinCount()
  func birds() -> Int { 8 }
}

struct PuffinView: View {
  let island: String
  var isShort = false

  @State private var seen: Int?
  @State private var isOpen = false

  private let size = 3

  var body: some View {
    Text("\(island) \(PuffinCount.shared.birds() * size)")
  }
}
