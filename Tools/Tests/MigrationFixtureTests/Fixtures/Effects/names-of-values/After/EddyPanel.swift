import Foundation

enum EddyRow: Hashable {
  case divider(UUID)
  case text(String)
}

final class EddyPanel {
  struct Dependencies {
    var fileManager: FileManager
    var makeUUID: @Sendable () -> UUID

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default, makeUUID: { UUID() })
    }
  }

  private let dependencies: Dependencies

  var latestToken = UUID()
  private var isDone = false

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() -> Bool {
    let token = latestToken
    latestToken = UUID()
    return token != latestToken && dependencies.fileManager.fileExists(atPath: "/")
  }

  func rows() -> [EddyRow] { [.text("a"), .divider(UUID())] }

  func body() -> String {
    let boundary = dependencies.makeUUID().uuidString
    return boundary.isEmpty ? "" : "multipart"
  }

  func secret() -> Bool {
    let code = dependencies.makeUUID().uuidString
    return !code.isEmpty
  }
}
