import Foundation

final class TarnFetchOperation: Operation, @unchecked Sendable {
  private(set) var result = false

  override func main() { result = FileManager.default.fileExists(atPath: "/") }

  var operationDependencies: [Operation] { dependencies }
}

final class TarnDrainOperation: Operation, @unchecked Sendable {
  private(set) var result = 0

  override func main() { result = FileManager.default.fileExists(atPath: "/") ? 1 : 2 }
}

extension TarnDrainOperation {
  func count(_ operationDependencies: [Operation]) -> Int {
    operationDependencies.count + (FileManager.default.fileExists(atPath: "/none") ? 1 : 0)
  }
}
