import Foundation

final class Host6205 {
  nonisolated(unsafe) static let shared = Host6205()

  var name: String { FileManager.default.fileExists(atPath: "/") ? "root" : "none" }
}

final class Link6205 {
  let url = URL(string: "https://\(Host6205.shared.name).org")!

  func text() -> String { url.absoluteString + Host6205.shared.name }
}
