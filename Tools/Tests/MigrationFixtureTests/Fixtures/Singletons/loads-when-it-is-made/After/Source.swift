import Foundation

protocol DugongCatalogueProtocol: Sendable {
  func entry() -> String
}

final class DugongCatalogue: @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager
    var readText: @Sendable (URL, String.Encoding) throws -> String

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default, readText: { try String(contentsOf: $0, encoding: $1) })
    }
  }

  private let dependencies: Dependencies

  static let shared = DugongCatalogue()
  private var text = ""

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    load()
  }

  private func load() {
    print("loads")
    let file = dependencies.fileManager.temporaryDirectory.appendingPathComponent("no-dugong")
    text = (try? dependencies.readText(file, .utf8)) ?? "none"
  }

  func entry() -> String { text }
}

extension DugongCatalogue: DugongCatalogueProtocol {}

protocol DugongNamesProtocol: Sendable {
  func exists() -> Bool
}

final class DugongNames: @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  static let shared = DugongNames()
  private let folder: URL

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    folder = dependencies.fileManager.temporaryDirectory
  }

  func exists() -> Bool { dependencies.fileManager.fileExists(atPath: folder.path + "/no-dugong") }
}

extension DugongNames: DugongNamesProtocol {}

final class DugongShelf {
  struct Dependencies {
    var dugongCatalogue: @Sendable () -> any DugongCatalogueProtocol
    var dugongNames: any DugongNamesProtocol

    static var defaultDependencies: Self {
      Self(dugongCatalogue: { DugongCatalogue.shared }, dugongNames: DugongNames.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title(isLong: Bool) -> String {
    isLong ? dependencies.dugongCatalogue().entry() : "short \(dependencies.dugongNames.exists())"
  }
}
