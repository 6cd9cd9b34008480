protocol Archive1889Protocol: Sendable {
  func file(_ text: String)
}

final class Archive1889: Sendable {
  static let shared = Archive1889()
  func file(_ text: String) { print("filed \(text)") }
}

extension Archive1889: Archive1889Protocol {}

struct SealedLetter: ~Copyable {
  struct Dependencies {
    var archive1889: any Archive1889Protocol

    static var defaultDependencies: Self {
      Self(archive1889: Archive1889.shared)
    }
  }

  private let dependencies: Dependencies

  private let text: String

  init(text: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.text = text
  }

  consuming func open() -> String {
    dependencies.archive1889.file("opened \(text)")
    let text = self.text
    return text
  }

  deinit { dependencies.archive1889.file("destroyed") }
}
