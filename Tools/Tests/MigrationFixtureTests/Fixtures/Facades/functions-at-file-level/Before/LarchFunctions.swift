import Foundation

nonisolated(unsafe) private var larchRings = 0

func growLarch() -> Int {
  larchRings += 1
  return larchRings
}

func findLarch(_ path: String, depth: Int = 2) -> Bool {
  FileManager.default.fileExists(atPath: path) && depth > 0
}

func findLarch(_ number: Int) -> Bool { FileManager.default.fileExists(atPath: "/\(number)") }

func fellLarch(at path: String) async throws {
  if findLarch(path) { throw CocoaError(.fileNoSuchFile) }
}

/// It reaches an effect through another function.
func reachLarch() -> Bool { findLarch("/") }

@MainActor func paintLarch(_ color: String) { larchRings += color.count }

func measureLarch<Size>(_ size: Size) -> Size {
  larchRings += 1
  return size
}

func watchLarch(_ body: () -> Void) {
  larchRings += 1
  body()
}

func doubleLarch(_ count: Int) -> Int { count * 2 }
