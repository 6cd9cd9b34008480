protocol ImportClerkProtocol: Sendable {
  func stamp() -> String
}

enum Import {
  final class Clerk: Sendable {
    static let shared = Clerk()
    func stamp() -> String { "in" }
  }
}

extension Import.Clerk: ImportClerkProtocol {}

protocol ExportClerkProtocol: Sendable {
  func stamp() -> String
}

enum Export {
  final class Clerk: Sendable {
    static let shared = Clerk()
    func stamp() -> String { "out" }
  }
}

extension Export.Clerk: ExportClerkProtocol {}

final class DockForeman {
  struct Dependencies {
    var clerk: any ImportClerkProtocol
    var exportClerk: any ExportClerkProtocol

    static var defaultDependencies: Self {
      Self(clerk: Import.Clerk.shared, exportClerk: Export.Clerk.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func stamps() -> String { dependencies.clerk.stamp() + dependencies.exportClerk.stamp() }
}
