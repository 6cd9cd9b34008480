protocol BitternAPIProtocol {
  func run()
}

class BitternAPI {
  nonisolated(unsafe) static let shared = BitternAPI()
  func run() { print("run") }
}

extension BitternAPI: BitternAPIProtocol {}
