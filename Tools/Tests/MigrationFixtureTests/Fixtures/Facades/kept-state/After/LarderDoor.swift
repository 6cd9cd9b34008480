import Foundation

enum LarderShelf {
  nonisolated(unsafe) private static var jars: [String: String] = [:]
  static func put<Jar>(_ jar: Jar) { jars["jar"] = "\(jar)" }
  static func take() -> String? { jars.removeValue(forKey: "jar") }
}

enum LarderNews {
  static func send(_ text: String) -> Bool { print(text); return Date() > Date.distantPast }
  static func sendAll<Text>(_ texts: [Text]) { print(texts.count, Date() > Date.distantPast) }
}

final class LarderDoor {
  struct Dependencies {
    var send: @Sendable (String) -> Bool

    static var defaultDependencies: Self {
      Self(send: { LarderNews.send($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func close() -> String? {
    LarderShelf.put(7)
    LarderNews.sendAll([1])
    print(dependencies.send("closed"))
    return LarderShelf.take()
  }
}
