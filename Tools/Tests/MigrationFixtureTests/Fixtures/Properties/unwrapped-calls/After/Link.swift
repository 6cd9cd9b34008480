import Foundation

protocol Host6205Protocol {
  var name: String { get }
}

final class Host6205 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  nonisolated(unsafe) static let shared = Host6205()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var name: String { dependencies.fileManager.fileExists(atPath: "/") ? "root" : "none" }
}

extension Host6205: Host6205Protocol {}

final class Link6205 {
  struct Dependencies {
    var host6205: @Sendable () -> any Host6205Protocol

    static var defaultDependencies: Self {
      Self(host6205: { Host6205.shared })
    }
  }

  private let dependencies: Dependencies

  let url: URL

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    url = URL(string: "https://\(dependencies.host6205().name).org")!
  }

  func text() -> String { url.absoluteString + dependencies.host6205().name }
}
