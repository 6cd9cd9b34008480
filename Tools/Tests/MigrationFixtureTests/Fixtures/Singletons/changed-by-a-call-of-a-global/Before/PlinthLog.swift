import Foundation

nonisolated(unsafe) var plinthNumbers: [Int] = []

final class PlinthLog {
  func add(_ number: Int) {
    plinthNumbers.append(number)
    print(FileManager.default.fileExists(atPath: "/"))
  }
}

final class PlinthEraser {
  func erase() {
    plinthNumbers.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }
}

final class PlinthReader {
  func count() -> Int { plinthNumbers.count }
}
