import Foundation

nonisolated(unsafe) var plinthNumbers: [Int] = []

final class PlinthLog {
  func add(_ number: Int) {
    plinthNumbers.append(number)
    print(FileManager.default.fileExists(atPath: "/"))
  }
}

final class PlinthReader {
  func count() -> Int { plinthNumbers.count }
}
