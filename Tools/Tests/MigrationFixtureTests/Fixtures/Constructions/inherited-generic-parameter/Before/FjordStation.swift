import Foundation

class FjordReader<Value> {
  let report: (Value?) -> Void

  init(report: @escaping (Value?) -> Void) { self.report = report }
}

final class FjordDepth: FjordReader<Int> {
  func read() { report(FileManager.default.fileExists(atPath: "/") ? 12 : nil) }
}

final class FjordStation {
  func measure() -> Int {
    var depth = 0
    let reader = FjordDepth(report: { depth = $0 ?? 0 })
    reader.read()
    return FileManager.default.fileExists(atPath: "/") ? depth : 0
  }
}
