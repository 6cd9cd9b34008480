import Foundation

protocol Dictionary1911Protocol: Sendable {
  func isWord(_ text: String) -> Bool
  func fix(_ text: String) -> String
}

final class Dictionary1911: Sendable {
  static let shared = Dictionary1911()
  func isWord(_ text: String) -> Bool { text.count > 2 }
  func fix(_ text: String) -> String { text + "e" }
}

extension Dictionary1911: Dictionary1911Protocol {}

final class Proofreader {
  struct Dependencies {
    var dictionary1911: any Dictionary1911Protocol

    static var defaultDependencies: Self {
      Self(dictionary1911: Dictionary1911.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func check(_ words: [String]) -> [String] {
    words.filter(dependencies.dictionary1911.isWord).map(dependencies.dictionary1911.fix(_:))
  }
}
