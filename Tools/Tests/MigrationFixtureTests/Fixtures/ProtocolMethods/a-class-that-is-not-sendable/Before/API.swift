class BitternAPI {
  nonisolated(unsafe) static let shared = BitternAPI()
  func run() { print("run") }
}
