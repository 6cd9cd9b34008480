import Foundation

final class TarnValue<Value: Equatable> {
  let key: String
  var value: Value

  init(key: String, initial: Value) {
    self.key = key
    value = initial
  }
}

final class TarnStore {
  nonisolated(unsafe) static let shared = TarnStore()

  let depth = TarnValue<Int>(key: "depth", initial: 3)
  let names = TarnValue<[String]>(key: "names", initial: ["north"])

  private init() {
    UserDefaults.standard.removeObject(forKey: "tarn")
  }

  func sink(by count: Int) { depth.value += count }
}

final class TarnBoard {
  private let depth = TarnStore.shared.depth
  private var names = TarnStore.shared.names.value

  func line() -> String {
    TarnStore.shared.sink(by: 1)
    names.append("south")
    return "\(depth.value) \(names.joined(separator: ","))"
  }
}
