import Foundation
import SwiftParser
import Synchronization

/// Parses files on several threads and drops the trees.
struct BareParser {
  let files: [String]
  let threadCount: Int

  /// How many bytes were parsed.
  func run() -> Int {
    let next = Atomic(0)
    let total = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < files.count else { return }
        total.add(parse(files[index]), ordering: .relaxed)
      }
    }
    return total.load(ordering: .relaxed)
  }

  private func parse(_ path: String) -> Int {
    guard let data = FileManager.default.contents(atPath: path) else { return 0 }
    return data.withUnsafeBytes { bytes in
      withExtendedLifetime(Parser.parse(source: bytes.bindMemory(to: UInt8.self))) { bytes.count }
    }
  }
}
