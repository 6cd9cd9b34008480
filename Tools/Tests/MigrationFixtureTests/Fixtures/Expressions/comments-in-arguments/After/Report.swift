import Foundation

enum Archive6199 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  static func store(
    _ text: String,
    to name: String,
    dependencies: Dependencies = .defaultDependencies,
    then done: (Bool) -> Void
  ) {
    done(!dependencies.fileManager.fileExists(atPath: "/none/" + name + text))
  }
}

final class Report6199 {
  struct Dependencies {
    var storeArchive6199: @Sendable (_ text: String, _ name: String, _ done: (Bool) -> Void) -> Void

    static var defaultDependencies: Self {
      Self(storeArchive6199: { Archive6199.store($0, to: $1, then: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func save() -> String {
    var result = ""
    dependencies.storeArchive6199(
      "text",
      // The name of last year.
      "name" /* for now */,
      { isDone in
        // Nothing else to do.
        result = "\(isDone)"
      })
    return result
  }
}

final class Call6199 {
  func save() -> String {
    var result = ""
    Archive6199 /* of last year */ .store("text", to: "name") { result = "\($0)" }
    return result
  }
}

final class Behind6199 {
  func save() -> String {
    var result = ""
    Archive6199.store /* of last year */ ("text", to: "name") { result = "\($0)" }
    return result
  }
}

final class Trailing6199 {
  struct Dependencies {
    var storeArchive6199: @Sendable (_ text: String, _ name: String, _ done: (Bool) -> Void) -> Void

    static var defaultDependencies: Self {
      Self(storeArchive6199: { Archive6199.store($0, to: $1, then: $2) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func save() -> String {
    var result = ""
    dependencies.storeArchive6199("text", "name" /* for now */) { result = "\($0)" }
    return result
  }
}

final class Parenthesis6199 {
  func save() -> String {
    var result = ""
    Archive6199.store( // all of it
      "text", to: "name"
    ) { result = "\($0)" }
    return result
  }
}

final class Label6199 {
  func save() -> String {
    var result = ""
    Archive6199.store("text", to: /* last year's */ "name") { result = "\($0)" }
    return result
  }
}
