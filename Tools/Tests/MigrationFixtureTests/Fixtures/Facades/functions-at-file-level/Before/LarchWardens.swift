import Foundation

func noteLarch(_ text: String) { UserDefaults.standard.set(text, forKey: "larch") }

final class LarchWarden {
  func grow() -> Int { growLarch() + doubleLarch(growLarch()) }

  func find() -> [Bool] { [findLarch("/"), findLarch("/", depth: 0), findLarch(4), reachLarch()] }

  func fell() async -> Bool { (try? await fellLarch(at: "/none")) != nil }

  @MainActor func paint() { paintLarch("green") }

  func watch() {
    watchLarch { print("watched") }
    ["a", "b"].forEach(noteLarch)
    noteLarch("seen")
  }
}

/// No closure takes the place of a generic function.
final class LarchMeter {
  func measure() -> Int { measureLarch(3) }
}

/// The names mean something else here.
final class LarchNamesake {
  func findLarch(_ path: String) -> Bool { path.isEmpty }

  func look() -> Bool { findLarch("/") }

  func grow() -> Int {
    func growLarch() -> Int { 7 }
    return growLarch()
  }

  func note() {
    let noteLarch = { (text: String) in print(text, FileManager.default.fileExists(atPath: "/")) }
    noteLarch("local")
  }
}

struct LarchFile {
  let path: String

  func remove() -> Bool { unlink(path) == 0 }

  func run() { system("true") }
}
