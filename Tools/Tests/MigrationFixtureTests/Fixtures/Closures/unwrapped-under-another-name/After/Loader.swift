import Foundation

func later6209(_ work: @escaping @Sendable () -> Void) { work() }

@MainActor final class Loader6209 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  var onLoad: (() -> Bool)?
  private(set) var name = ""

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func prepare() {
    onLoad = { [weak self] in
      guard let strongSelf = self else { return false }
      strongSelf.name = "loaded"
      return strongSelf.dependencies.fileManager.fileExists(atPath: "/")
    }
  }

  nonisolated func note(_ isThere: Bool) -> Bool { isThere }

  func look() {
    later6209 { [weak self, dependencies] in
      guard let strongSelf = self else { return }
      _ = strongSelf.note(dependencies.fileManager.fileExists(atPath: "/"))
    }
  }

  func load() {
    later6209 { [weak self, dependencies] in
      guard let strongSelf = self else { return }
      let isThere = dependencies.fileManager.fileExists(atPath: "/")
      DispatchQueue.main.async { strongSelf.name = "\(isThere)" }
    }
  }
}

final class Shadow6209 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  var onLoad: (() -> Int)?
  private(set) var count = 1

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func prepare() {
    onLoad = { [weak self, dependencies] in
      guard let item = self else { return 0 }
      var sum = item.count
      for item in [1, 2] where dependencies.fileManager.fileExists(atPath: "/") { sum += item }
      return sum
    }
  }
}
