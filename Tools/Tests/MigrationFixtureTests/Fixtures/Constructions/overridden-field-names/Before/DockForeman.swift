enum Import {
  final class Clerk: Sendable {
    static let shared = Clerk()
    func stamp() -> String { "in" }
  }
}

enum Export {
  final class Clerk: Sendable {
    static let shared = Clerk()
    func stamp() -> String { "out" }
  }
}

final class DockForeman {
  init() {}

  func stamps() -> String { Import.Clerk.shared.stamp() + Export.Clerk.shared.stamp() }
}
