import Foundation

func later6209(_ work: @escaping @Sendable () -> Void) { work() }

@MainActor final class Loader6209 {
  var onLoad: (() -> Bool)?
  private(set) var name = ""

  func prepare() {
    onLoad = { [weak self] in
      guard let strongSelf = self else { return false }
      strongSelf.name = "loaded"
      return FileManager.default.fileExists(atPath: "/")
    }
  }

  nonisolated func note(_ isThere: Bool) -> Bool { isThere }

  func look() {
    later6209 { [weak self] in
      guard let strongSelf = self else { return }
      _ = strongSelf.note(FileManager.default.fileExists(atPath: "/"))
    }
  }

  func load() {
    later6209 { [weak self] in
      guard let strongSelf = self else { return }
      let isThere = FileManager.default.fileExists(atPath: "/")
      DispatchQueue.main.async { strongSelf.name = "\(isThere)" }
    }
  }
}

final class Shadow6209 {
  var onLoad: (() -> Int)?
  private(set) var count = 1

  func prepare() {
    onLoad = { [weak self] in
      guard let item = self else { return 0 }
      var sum = item.count
      for item in [1, 2] where FileManager.default.fileExists(atPath: "/") { sum += item }
      return sum
    }
  }
}
